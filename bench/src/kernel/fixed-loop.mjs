/** The same arithmetic every time: what changes from run to run is the machine. */
function work() {
  let state = 1
  for (let step = 0; step < 20_000_000; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return state
}

work()
const startedAt = performance.now()
for (let round = 0; round < 5; round += 1) work()
process.stdout.write(String((performance.now() - startedAt) / 1000))
