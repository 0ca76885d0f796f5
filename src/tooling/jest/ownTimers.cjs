/** Timers that own modules have started in the running test file, and where. */
let started = [];

const isOwnFile = (path) => path?.startsWith('/') && !path.includes('/node_modules/');

/** The file that called `below`, without writing a stack trace. */
function findCaller(below) {
  const { prepareStackTrace, stackTraceLimit } = Error;
  const holder = {};
  Error.prepareStackTrace = (_error, sites) => sites;
  Error.stackTraceLimit = 1;
  Error.captureStackTrace(holder, below);
  const [site] = holder.stack;
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  return site?.getFileName();
}

function recordTimers(name) {
  const start = globalThis[name];
  const record = (...parameters) => {
    const timer = start(...parameters);
    if (isOwnFile(findCaller(record))) {
      const place = name === 'setInterval' ? new Error(name).stack.split('\n')[2]?.trim() : '';
      started.push({ timer: new WeakRef(timer), name, place });
    }
    return timer;
  };
  // `util.promisify` finds its own way on the function.
  Object.defineProperties(record, Object.getOwnPropertyDescriptors(start));
  globalThis[name] = record;
}

let isRecording = false;

/** Begins to record, once per worker: packages may keep the function that they have found. */
function recordOwnTimers() {
  if (isRecording) return;
  isRecording = true;
  recordTimers('setTimeout');
  recordTimers('setInterval');
}

/** Ends what still runs. Returns the places of intervals: nothing would ever have ended those. */
function endOwnTimers() {
  const places = [];
  for (const { timer, name, place } of started) {
    const running = timer.deref();
    if (!running || running._destroyed) continue;
    clearTimeout(running);
    if (name === 'setInterval') places.push(place);
  }
  started = [];
  return places;
}

module.exports = { endOwnTimers, recordOwnTimers };
