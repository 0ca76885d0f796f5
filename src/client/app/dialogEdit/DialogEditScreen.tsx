import { lazy } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetWrittenDialogQuery } from '../../features/dialogs/writing/dialogWritingApi';
import { WRITING_PARTS } from '../../features/dialogs/writing/parts';
import { useLocale } from '../../intl/IntlRoot';
import { EditScreen, FilesScreen } from '../contentEdit/lazyParts';
import { contentEditMessages } from '../contentEdit/messages';
import { EditSteps } from '../editSteps/EditSteps';
import { dialogEditMessages } from './messages';

const DialogWritingScreen = lazy(() =>
  import(
    /* webpackChunkName: "dialog-writing" */ '../../features/dialogs/writing/DialogWritingScreen'
  ).then((screens) => ({ default: screens.DialogWritingScreen })),
);

/** Returns the parts to edit; a dialog of comments begins with no statements. */
function usePartsOf(slug: string) {
  const { currentData } = useGetWrittenDialogQuery({ slug, locale: useLocale() });
  const { label: _label, statements, closing, ...common } = dialogEditMessages;
  const isOfStatements = currentData?.settings.mode === 'statements';
  return {
    ...common,
    ...(isOfStatements && { statements }),
    closing,
    files: contentEditMessages.files,
  };
}

/**
 * A dialog is changed in several parts. Only one of them is on the page: all are saved under the
 * revision that they were read with.
 */
export function DialogEditScreen() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const asked = WRITING_PARTS.find((name) => name === search.get('part'));
  const isFiles = search.get('part') === 'files';
  const Screen = isFiles ? FilesScreen : EditScreen;
  return (
    <EditSteps
      section="dialogs"
      label={dialogEditMessages.label}
      parts={usePartsOf(slug)}
      part={isFiles ? 'files' : (asked ?? 'texts')}
    >
      {(nav) => (asked ? <DialogWritingScreen part={asked} nav={nav} /> : <Screen nav={nav} />)}
    </EditSteps>
  );
}
