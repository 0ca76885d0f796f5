import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Keeps the address in step with the fields. An address that the fields did not ask for (back,
 * “clear filters”) fills them anew: each has another round. Addresses that were asked for and have
 * not arrived yet are remembered, so that no typed text is lost.
 */
export function useFilterQuery(page: string, inUrl: string) {
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const asked = useRef([inUrl]);

  useEffect(() => {
    const place = asked.current.indexOf(inUrl);
    if (place < 0) setRound((before) => before + 1);
    asked.current = place < 0 ? [inUrl] : asked.current.slice(place);
  }, [inUrl]);

  const apply = (query: string) => {
    if (query === asked.current.at(-1)) return;
    asked.current.push(query);
    void navigate(query ? `${page}?${query}` : page, { replace: true });
  };
  return { round, apply };
}
