import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Keeps a choice that begins with what the address says, as `Choice` takes it. */
export function useChoice<C extends string>(label: string, options: readonly C[]) {
  const [search] = useSearchParams();
  const given = search.get(label);
  const [value, onChange] = useState<C>(
    () => options.find((option) => option === given) ?? options[0]!,
  );
  return { value, options, onChange };
}
