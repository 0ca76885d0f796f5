import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  FILE_LIMITS,
  PICTURE_TYPES,
  type ContentFiles,
  type FileInfo,
} from '../../../../shared/contract/files';
import type { Locale } from '../../../../shared/locales';
import type { Section } from '../../../../shared/sections';
import { Button } from '../../../ui/Button';
import { FileUpload } from '../../../ui/forms/FileUpload';
import { useStartValue } from '../../../ui/forms/formContext';
import { HiddenValue } from '../../../ui/forms/HiddenValue';
import { LanguageTabs } from '../../../ui/forms/LanguageTabs';
import { TextArea } from '../../../ui/forms/TextArea';
import { TextField } from '../../../ui/forms/TextField';
import { Part } from '../../../ui/Part';
import { CoverPreview } from './CoverPreview';
import styles from './files.module.css';
import { altMessages, coverMessages } from './messages';
import { COVER_FIELDS, formatFocus, parseFocus } from './writtenFiles';

interface Props {
  readonly cover: ContentFiles['cover'];
  readonly section: Section;
  readonly original: Locale;
  /** Makes a file known that was sent. */
  readonly add: (info: FileInfo) => void;
}

/** The picture: chosen, looked at as it will be shown, described; removed, and brought back. */
export function CoverPart({ cover, section, original, add }: Props) {
  const [file, setFile] = useState(useStartValue(COVER_FIELDS.file, cover?.file));
  const [focus, setFocus] = useState(useStartValue(COVER_FIELDS.focus, formatFocus(cover?.focus)));
  const [removed, setRemoved] = useState('');
  const choose = (info: FileInfo) => {
    add(info);
    setFile(info.id);
    setFocus('');
    setRemoved('');
  };
  const exchange = (next: string, gone: string) => {
    setFile(next);
    setRemoved(gone);
  };
  return (
    <Part title={coverMessages.title}>
      <p>
        <FormattedMessage {...coverMessages.intro} />
      </p>
      <HiddenValue name={COVER_FIELDS.file} value={file} />
      <HiddenValue name={COVER_FIELDS.focus} value={focus} />
      {file !== '' && (
        <CoverPreview
          file={file}
          section={section}
          focus={parseFocus(focus)}
          onFocus={(point) => setFocus(formatFocus(point))}
        />
      )}
      <div className={styles['tools']}>
        <p role="status">{removed !== '' && <FormattedMessage {...coverMessages.removed} />}</p>
        {(file || removed) && (
          <Button
            look="secondary"
            onClick={() => (file ? exchange('', file) : exchange(removed, ''))}
          >
            <FormattedMessage {...coverMessages[file ? 'remove' : 'undo']} />
          </Button>
        )}
      </div>
      <FileUpload
        name="cover.upload"
        label={coverMessages[file ? 'another' : 'choose']}
        mediaTypes={PICTURE_TYPES}
        hint={<FormattedMessage {...coverMessages.size} />}
        onReady={choose}
      />
      {file !== '' && <CoverWords cover={cover} original={original} />}
    </Part>
  );
}

/** Fields for the description of the picture, in every language, and for its author. */
function CoverWords({ cover, original }: Pick<Props, 'cover' | 'original'>) {
  return (
    <>
      <LanguageTabs
        label={coverMessages.alt}
        texts={{ [COVER_FIELDS.alt]: cover?.alt ?? {} }}
        original={original}
      >
        {(code) => (
          <TextArea
            name={`${COVER_FIELDS.alt}.${code}`}
            label={altMessages[code]}
            defaultValue={cover?.alt[code] ?? ''}
            maxLetters={FILE_LIMITS.alt}
            rows={3}
            lang={code}
            isOptional={code !== original}
            hint={<FormattedMessage {...coverMessages.altHint} />}
          />
        )}
      </LanguageTabs>
      <TextField
        name={COVER_FIELDS.credit}
        label={coverMessages.credit}
        autoComplete="off"
        dir="auto"
        maxLength={FILE_LIMITS.credit}
        defaultValue={cover?.credit ?? ''}
        hint={<FormattedMessage {...coverMessages.creditHint} />}
        isOptional
      />
    </>
  );
}
