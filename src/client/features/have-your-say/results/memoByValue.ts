import { memo, type ComponentType } from 'react';
import { toCanonicalJson } from '../../../../shared/ballots/canonicalJson';

/**
 * Returns a component that is rendered again only when a property has another value. What the
 * stream brings is new to the last object, even where it says the same. Properties are data alone.
 */
export const memoByValue = <P extends object>(component: ComponentType<P>) =>
  memo(component, (before, after) => toCanonicalJson(before) === toCanonicalJson(after));
