import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { ListItem } from '../../../shared/contract/content';
import type { Section } from '../../../shared/sections';
import { useContents, type ListArg, type SectionFacts } from '../../api/contentEndpoints';
import { HomePart } from './HomePart';

interface Props<S extends Section> {
  readonly title: MessageDescriptor;
  readonly empty: MessageDescriptor;
  readonly looks: 'cards' | 'rows';
  readonly section: S;
  readonly arg: ListArg;
  readonly children: (items: readonly ListItem<SectionFacts[S]>[]) => ReactNode;
}

/** The first of a section's list. */
export function HomeSection<S extends Section>({ section, arg, ...part }: Props<S>) {
  return <HomePart {...part} all={`/${section}`} answer={useContents(section, arg)} />;
}
