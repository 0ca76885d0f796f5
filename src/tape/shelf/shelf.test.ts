import { NOW_MS } from '../../client/sagas/testing/fakeServers';
import { writeTape } from '../format/writeTape';
import { parseTape } from '../format/parseTape';
import { lintTape } from '../redact/lintTape';
import { divergenceText } from '../replay/divergence';
import { replay } from '../replay/run';
import { inVirtualTime } from '../replay/virtualTime';
import { record, SCENES } from './scenes';
import { SEED } from './studio';

test.each(Object.keys(SCENES))('debug %s', async (name) => {
  const { tape, studio } = await inVirtualTime({ t0: NOW_MS, seed: SEED }, (time) =>
    record(name, time),
  );
  const text = writeTape(tape);
  const secrets = studio.world.secrets.filter((secret) => text.includes(secret));
  const started = Date.now();
  const run = await replay(parseTape(text));
  console.log(
    name,
    tape.lines.length,
    text.length,
    Date.now() - started,
    JSON.stringify(lintTape(text).slice(0, 5)),
    secrets.length,
    run.state.session.status,
    run.state.validation.latest,
    run.divergence && divergenceText(name, run.divergence),
  );
});
