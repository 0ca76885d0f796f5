import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { WrittenDialog } from '../../../../shared/contract/dialogWriting';
import { useLocale } from '../../../intl/IntlRoot';
import { EditPage } from '../../../parts/content/EditPage';
import { ClosingPart } from './closing/ClosingPart';
import { useGetWrittenDialogQuery } from './dialogWritingApi';
import { writingMessages } from './messages';
import type { WritingPart } from './parts';
import { useRevisions, type Revisions } from '../../../ui/forms/revisions';
import { SeedsPart } from './seeds/SeedsPart';
import { SettingsPart } from './settings/SettingsPart';
import { UpdatesPart } from './updates/UpdatesPart';
import styles from './writing.module.css';

/** Props of each part of the page. */
export interface PartProps {
  readonly slug: string;
  readonly dialog: WrittenDialog;
  readonly revisions: Revisions;
  /** The dialog is another one than this page took it for: asks for it. */
  readonly onNewer: () => unknown;
}

const PARTS: Readonly<Record<WritingPart, (props: PartProps) => ReactNode>> = {
  settings: SettingsPart,
  updates: UpdatesPart,
  statements: SeedsPart,
  closing: ClosingPart,
};

interface Props {
  readonly part: WritingPart;
  /** The parts of the page that a dialog is changed on. */
  readonly nav: ReactNode;
}

/**
 * Page of a dialog's settings, news, first statements and conclusions, for those who may change it.
 */
export function DialogWritingScreen({ part, nav }: Props) {
  const { slug = '' } = useParams();
  const locale = useLocale();
  const revisions = useRevisions();
  const answer = useGetWrittenDialogQuery({ slug, locale }, { refetchOnMountOrArgChange: true });
  const Part = PARTS[part];
  return (
    <EditPage section="dialogs" slug={slug} intro={writingMessages.intro} nav={nav} answer={answer}>
      {(dialog) => (
        <div key={`${slug} ${part}`} className={styles['page']}>
          <Part slug={slug} dialog={dialog} revisions={revisions} onNewer={answer.refetch} />
        </div>
      )}
    </EditPage>
  );
}
