function* listBlocks(block) {
  yield block;
  for (const child of block.children) if (child.type === 'describeBlock') yield* listBlocks(child);
}

/**
 * Lets go of the functions and stacks of a file's tests and hooks when all of them have run.
 * jest-circus runs each in an AsyncLocalStorage whose value is the test, and whatever outlives the
 * file and was begun in one (an HTTP agent's timer, a module that was loaded) keeps that value:
 * through its function the whole file with its host would stay in memory.
 */
function releaseTests({ name }, { rootDescribeBlock }) {
  if (name !== 'teardown') return;
  for (const { hooks, tests, children } of listBlocks(rootDescribeBlock))
    for (const part of [...hooks, ...tests, ...children])
      if (part.type !== 'describeBlock')
        Object.assign(part, { fn: undefined, asyncError: undefined });
}

module.exports = { releaseTests };
