# Quién hace el trabajo de una pregunta sobre una mano hipotética, y qué falló con ello.

explore-how-redone = { $count ->
    [one] Una parte del trabajo se perdió con su proceso y se volvió a repartir.
   *[other] { $count } partes del trabajo se perdieron con sus procesos y se volvieron a repartir.
  }
explore-how-here = Una parte del trabajo se hizo en este proceso, porque los del ejecutor ya no estaban o no llegaron a hacerla.
reason-explore-executor-shut = { $found } no acepta trabajo: está cerrado o roto. Da un ejecutor nuevo, o ninguno para trabajar aquí con hilos.
reason-explore-executor-async = Este cliente de dask es asíncrono y no se le puede esperar: créalo con Client(..., asynchronous=False) y da su get_executor().
reason-explore-cluster-gone = El clúster ya no está: su cliente está cerrado o su planificador ha terminado. Crea un cliente nuevo y da su get_executor(), o no des executor para trabajar aquí.
reason-explore-workers-lack = Los procesos no pueden cargar lo que la pregunta necesita: { $found }. Instala allí los mismos paquetes que aquí, o no des executor.
