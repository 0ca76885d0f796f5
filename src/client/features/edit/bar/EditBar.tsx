import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { ContentSource } from '../../../../shared/contract/editing';
import type { Section } from '../../../../shared/sections';
import { useGetProgressQuery } from '../../../api/editingApi';
import { useStepWork, type StepWork } from '../../../parts/saving/stepWork';
import { ButtonLink } from '../../../ui/Button';
import { Acts } from '../state/Acts';
import { getStepOf, getStepPath, LATER_STEPS } from '../steps';
import styles from './EditBar.module.css';
import { barMessages, nextMessage } from './messages';

interface Props {
  readonly section: Section;
  /** The steps of this content, by the name that stands in their addresses. */
  readonly steps: Readonly<Record<string, MessageDescriptor>>;
  /** The one that is shown. */
  readonly step: string;
}

/**
 * The bar below each step of the editor: how far the content is, and the one thing to do next. What
 * is complete is published from every step.
 */
export function EditBar({ section, steps, step }: Props) {
  const { formatMessage } = useIntl();
  const { slug = '' } = useParams();
  const { currentData, refetch } = useGetProgressQuery(
    { section, slug },
    { refetchOnMountOrArgChange: true },
  );
  const work = useStepWork();
  if (!currentData) return null;
  const source = withOwnFaults(currentData, work);
  const save = async () => ((await work!.save()) ? (await refetch()).data : undefined);
  return (
    <section className={styles['bar']} aria-label={formatMessage(barMessages.label)}>
      <Progress source={source} />
      <Next source={source} steps={steps} step={step} />
      <Acts source={source} {...(work && { save })} />
    </section>
  );
}

/** Returns the source with what the shown step itself knows to be missing, before it is saved. */
function withOwnFaults(source: ContentSource, work: StepWork | null): ContentSource {
  if (work?.faults === undefined) return source;
  const others = source.missing.filter((part) => part !== 'details');
  return { ...source, missing: work.faults > 0 ? [...others, 'details'] : others };
}

/** Not out yet, and nobody has set when it will be. */
const isUndecided = ({ status }: ContentSource) => status === 'draft' || status === 'in_review';

function Progress({ source }: { readonly source: ContentSource }) {
  if (!isUndecided(source)) return null;
  return (
    <p className={styles['progress']} role="status">
      <FormattedMessage {...barMessages.missing} values={{ count: source.missing.length }} />
    </p>
  );
}

/** Finds the step to go to: the following one, after the last the first that lacks something. */
function findNextStep({ source, steps, step }: NextProps): string | undefined {
  const names = Object.keys(steps);
  const following = names
    .slice(names.indexOf(step) + 1)
    .find((name) => !LATER_STEPS.includes(name));
  const lacking = source.missing
    .map((part) => getStepOf(source.section, part))
    .map((name) => (name in steps ? name : 'details'));
  return following ?? lacking.find((name) => name !== step);
}

interface NextProps extends Pick<Props, 'steps' | 'step'> {
  readonly source: ContentSource;
}

function Next(props: NextProps) {
  const { formatMessage } = useIntl();
  const { source, steps } = props;
  const page = `/${source.section}/${source.slug}`;
  const next = findNextStep(props);
  if (!isUndecided(source))
    return (
      <ButtonLink look="secondary" to={page}>
        <FormattedMessage {...barMessages.see} />
      </ButtonLink>
    );
  if (next === undefined) return null;
  return (
    <ButtonLink
      look={source.missing.length > 0 ? 'primary' : 'secondary'}
      className={styles['next']}
      to={getStepPath(page, next)}
    >
      <FormattedMessage {...nextMessage} values={{ step: formatMessage(steps[next]!) }} />
    </ButtonLink>
  );
}
