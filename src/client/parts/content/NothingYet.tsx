import type { Section } from '../../../shared/sections';
import { EmptyState } from '../../ui/EmptyState';
import { FirstLink } from './WriteLinks';

/** A section in which there is nothing yet, with the way to write the first for those who may. */
export const NothingYet = ({ section }: { readonly section: Section }) => (
  <EmptyState>
    <FirstLink section={section} />
  </EmptyState>
);
