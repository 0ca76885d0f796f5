import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { ListItem } from '../../../shared/contract/content';
import type { Section } from '../../../shared/sections';
import { useContentList, type ListArg, type SectionFacts } from '../../api/contentEndpoints';
import { HomePart } from './HomePart';

interface Props<S extends Section> {
  readonly title: MessageDescriptor;
  readonly empty: MessageDescriptor;
  readonly looks: 'cards' | 'rows';
  readonly arg: ListArg & { readonly section: S };
  readonly children: (items: readonly ListItem<SectionFacts[S]>[]) => ReactNode;
}

/**
 * The first of a section's list. The URL is no filter: after a sign-in it has a query of the
 * provider.
 */
export function HomeSection<S extends Section>({ arg, ...part }: Props<S>) {
  return <HomePart {...part} all={`/${arg.section}`} answer={useContentList<S>(arg)} />;
}
