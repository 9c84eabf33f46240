# What is wrong with a question about a hypothetical hand.

reason-explore-what-cards = { $found } is not for this question: give cards, a view or a position of Mighty.
reason-explore-seed = { $found } is no seed: give a number or a text, which are the same on every machine.
reason-explore-start = { $found } is no number of a deal: give a whole number from 0 on.
reason-explore-least = { $found } is no number of points.
reason-explore-quantile = { $found } is no share: give a number from 0 to 1.
reason-explore-theme = There is no look { $found }: the looks are { $known }.
reason-explore-width = { $found } is no width of a picture: give inches, { $low } to { $high }.
reason-explore-flag = { $name } is { $found }: give True or False.
