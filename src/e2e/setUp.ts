import type { Installation } from './installation';

interface Administrator {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Sends as a browser of this origin does, which has the cookies that it was given. */
function createSender(portal: string) {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(portal + path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    if (!response.ok && !path.startsWith('/en'))
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  };
  return send;
}

async function readToken(portal: string, { email, password }: Administrator): Promise<string> {
  const response = await fetch(`${portal}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: email, password }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Makes the first administrator by the code that the host has printed, and lets the staff in. */
export async function openForStaff(
  { portal, readPrinted }: Installation,
  administrator: Administrator,
): Promise<void> {
  const [, code] = /This portal is not set up\..* enter (\S+) /.exec(readPrinted()) ?? [];
  const send = createSender(portal);
  // A page brings the cookies that writes need.
  await send('GET', '/en');
  await send('POST', '/v1/setup/code', { code });
  await send('POST', '/v1/setup/administrator', { ...administrator, locale: 'en' });
  const token = await readToken(portal, administrator);
  await send('PUT', '/v1/setup/stage', { stage: 'staff' }, token);
}
