import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WrittenOption } from '../../../../shared/contract/papers';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { TextArea } from '../../../ui/forms/TextArea';
import { createBlankOption, splitLabels } from './blankQuestion';
import styles from '../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { optionMessages } from '../../../parts/builder/messages';

interface Props {
  readonly onOptions: (options: readonly WrittenOption[]) => void;
}

const ROWS = 10;

/** Many options at once, one on each line. */
export function PasteOptions({ onOptions }: Props) {
  const { locale, newId } = useBuilder();
  const [text, setText] = useState<string | null>(null);
  const labels = splitLabels(text ?? '');
  const add = () => {
    onOptions(
      labels.map((label) => ({ ...createBlankOption(newId()), label: { [locale]: label } })),
    );
    setText(null);
  };
  return (
    <>
      <Button look="quiet" onClick={() => setText('')}>
        <FormattedMessage {...optionMessages.paste} />
      </Button>
      {text !== null && (
        <Dialog
          title={<FormattedMessage {...optionMessages.paste} />}
          onClose={() => setText(null)}
        >
          <div className={styles['stack']}>
            <FieldChangeListener onValue={setText}>
              <TextArea
                name="lines"
                label={optionMessages.lines}
                hint={<FormattedMessage {...optionMessages.linesHint} />}
                rows={ROWS}
                lang={locale}
              />
            </FieldChangeListener>
            <p>
              <Button onClick={add} disabled={labels.length === 0}>
                <FormattedMessage {...optionMessages.addLines} values={{ count: labels.length }} />
              </Button>
            </p>
          </div>
        </Dialog>
      )}
    </>
  );
}
