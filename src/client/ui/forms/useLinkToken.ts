import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Provides the one-time token of a link in a mail, `#token=…`. It stays in the address, which the
 * page in another language has as well, until it is spent; a fragment is never sent. Null when the
 * link has none, undefined until that is known: the host does not see it.
 */
export function useLinkToken(isSpent: boolean): string | null | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>();
  const given = new URLSearchParams(hash.slice(1)).get('token');

  useEffect(() => setToken((held) => given ?? held ?? null), [given]);

  useEffect(() => {
    if (isSpent && given !== null) void navigate({ pathname, search }, { replace: true });
  }, [isSpent, given, pathname, search, navigate]);

  return token;
}
