interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

export interface Page {
  readonly status: number;
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Ports do not count (RFC 6265bis section 5.2): the portal and the door on localhost are one site.
 */
const isSameSite = (from: string, url: URL): boolean => new URL(from).hostname === url.hostname;

/**
 * A browser, as much of it as sign-in needs: cookies with paths, redirects, forms. Every cookie is
 * treated as SameSite=Lax, the browsers' default: a form posted by another site goes without
 * cookies. It stops where the provider sends it away.
 */
export class Browser {
  readonly #cookies = new Map<string, Cookie>();
  readonly #language: string;

  constructor(language = 'en') {
    this.#language = language;
  }

  cookie(name: string): string | undefined {
    return [...this.#cookies.values()].find((cookie) => cookie.name === name)?.value;
  }

  async #request(url: URL, init: RequestInit): Promise<Response> {
    const { origin } = (init.headers ?? {}) as Record<string, string>;
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        accept: 'text/html,*/*;q=0.8',
        'accept-language': this.#language,
        cookie: !origin || isSameSite(origin, url) ? this.#cookiesFor(url) : '',
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    response.headers.getSetCookie().forEach((line) => this.#keep(line));
    return response;
  }

  #cookiesFor(url: URL): string {
    return [...this.#cookies.values()]
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = /path=([^;]*)/i.exec(attributes.join(';'))?.[1] ?? '/';
    const key = `${name};${path}`;
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(key);
    else this.#cookies.set(key, { name, value, path });
  }

  /**
   * Follows redirects within the door. The answer is the page it ends on, or the address outside it
   * was sent to.
   */
  async visit(address: string | URL, init: RequestInit = {}): Promise<Page | URL> {
    const url = new URL(address);
    const response = await this.#request(url, init);
    const location = response.headers.get('location');
    if (!location) {
      const { status, headers } = response;
      return { status, url: url.href, headers, text: await response.text() };
    }
    const next = new URL(location, url);
    return next.origin === url.origin ? this.visit(next) : next;
  }

  async page(address: string | URL, init?: RequestInit): Promise<Page> {
    const result = await this.visit(address, init);
    if (result instanceof URL) throw new Error(`sent away to ${result.href}`);
    return result;
  }

  async away(address: string | URL, init?: RequestInit): Promise<URL> {
    const result = await this.visit(address, init);
    if (!(result instanceof URL)) throw new Error(`stayed on ${result.url}: ${result.text}`);
    return result;
  }

  /**
   * Posts a form that stands on a page of `from`, an origin; by default on one of the door's own.
   */
  submit(
    address: string,
    fields: Readonly<Record<string, string>>,
    from = new URL(address).origin,
  ): Promise<Page | URL> {
    const body = new URLSearchParams(fields);
    return this.visit(address, { method: 'POST', body, headers: { origin: from } });
  }
}
