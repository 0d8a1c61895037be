/** The same arithmetic every time: what changes from run to run is the machine. */
function work() {
  let state = 1
  for (let step = 0; step < 20_000_000; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return state
}

function seconds() {
  const startedAt = performance.now()
  work()
  return (performance.now() - startedAt) / 1000
}

work()
// The middle of several: a hiccup is no drift, a neighbour who shares the core slows every round.
const rounds = Array.from({ length: 7 }, seconds).sort((a, b) => a - b)
process.stdout.write(String(rounds[3]))
