import { lazy, Suspense, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Section } from '../../../shared/sections';
import { StepWorkProvider } from '../../parts/saving/stepWork';
import { Skeleton } from '../../ui/Skeleton';
import { PartsNav } from '../PartsNav';
import styles from './EditSteps.module.css';

const EditBar = lazy(() =>
  import(/* webpackChunkName: "edit-bar" */ '../../features/edit/bar/EditBar').then((module) => ({
    default: module.EditBar,
  })),
);

interface Props {
  readonly section: Section;
  /** Label of the links together. */
  readonly label: MessageDescriptor;
  /** Values of `?part=` in the address; the first part is shown without it. */
  readonly parts: Readonly<Record<string, MessageDescriptor>>;
  /** The one that is shown. */
  readonly part: string;
  /** The shown part, with the links to the others between its heading and its form. */
  readonly children: (nav: ReactNode) => ReactNode;
}

/** One step of a content's editor, with the bar that says what comes next. */
export function EditSteps({ section, label, parts, part, children }: Props) {
  return (
    <StepWorkProvider>
      <div className={styles['steps']}>
        <Suspense fallback={<Skeleton lines={8} />}>
          {children(<PartsNav section={section} label={label} parts={parts} part={part} />)}
        </Suspense>
        <Suspense fallback={null}>
          <EditBar section={section} steps={parts} step={part} />
        </Suspense>
      </div>
    </StepWorkProvider>
  );
}
