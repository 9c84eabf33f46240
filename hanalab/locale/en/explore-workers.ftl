# Who does the work of a question about a hypothetical hand, and what went wrong with it.

explore-how-redone = { $count ->
    [one] A part of the work was lost with its worker and handed out again.
   *[other] { $count } parts of the work were lost with their workers and handed out again.
  }
explore-how-here = Some of the work was done in this process, because the workers of the executor were gone or did not come to it.
reason-explore-executor-shut = { $found } takes no work: it is shut down or broken. Give a new executor, or none to work with threads here.
reason-explore-executor-async = This dask client is asynchronous and cannot be waited for: make it with Client(..., asynchronous=False), and give its get_executor().
reason-explore-cluster-gone = The cluster is gone: its client is closed, or its scheduler has ended. Make a new client and give its get_executor(), or leave executor out to work here.
reason-explore-workers-lack = The workers cannot load what the question needs: { $found }. Install the same packages there as here, or leave executor out.
