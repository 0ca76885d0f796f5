import { createDoor } from './createDoor';
import { readEnvironment } from './environment';

const say = (line: string): boolean => process.stderr.write(`door: ${line}\n`);

function sentence(error: NodeJS.ErrnoException & { readonly port?: number }): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is taken by another program. Stop it, or choose another port with DOOR_PORT.`;
  if (error.code === 'EACCES')
    return `This user may not use port ${error.port ?? ''} or the data folder.`;
  return error.message;
}

try {
  const door = await createDoor({ ...readEnvironment(process.env), log: say });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void door.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  process.stdout.write(`door ready ${door.url}\n`);
} catch (error) {
  say(sentence(error as NodeJS.ErrnoException));
  process.exitCode = 1;
}
