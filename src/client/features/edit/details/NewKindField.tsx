import { COMMITTEE_KINDS } from '../../../../shared/contract/committees';
import { GOVERNANCE_KINDS } from '../../../../shared/contract/governance';
import { PUBLICATION_KINDS } from '../../../../shared/contract/publications';
import { TRAINING_KINDS } from '../../../../shared/contract/training';
import type { Section } from '../../../../shared/sections';
import { KindField } from './KindField';

interface Props {
  readonly section: Section;
}

/** Field for the kind of a new content, in the sections that have several kinds. */
export function NewKindField({ section }: Props) {
  if (section === 'publications') return <KindField kinds={PUBLICATION_KINDS} kind="report" />;
  if (section === 'governance') return <KindField kinds={GOVERNANCE_KINDS} kind="page" />;
  if (section === 'committees') return <KindField kinds={COMMITTEE_KINDS} kind="standing" />;
  if (section === 'training') return <KindField kinds={TRAINING_KINDS} kind="course" />;
  return null;
}
