import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The one-time token of a link in a mail, `#token=…`: read once and taken out of the address bar. Null when the link has none,
 * undefined until that is known: the host does not see it.
 */
export function useLinkToken(): string | null | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>();

  useEffect(() => {
    const given = new URLSearchParams(hash.slice(1)).get('token');
    setToken((held) => given ?? held ?? null);
    if (given !== null) void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);

  return token;
}
