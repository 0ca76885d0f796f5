import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TEXT_FIELDS } from '../../../shared/contract/editing';
import type { VersionTexts } from '../../../shared/contract/lifecycle';
import { LOCALE_CODES } from '../../../shared/locales';
import type { Section } from '../../../shared/sections';
import { storeDraft } from '../../api/draft';
import { useAppDispatch } from '../../store/hooks';
import { versionsApi } from './versionsApi';

/**
 * Returns the fields of the editor with the texts of a version; a language that it did not have is
 * empty.
 */
const fieldsOf = (version: VersionTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    TEXT_FIELDS.flatMap((field) =>
      LOCALE_CODES.map((code) => [`${field}.${code}`, version[field][code] ?? '']),
    ),
  );

/**
 * Puts the texts of an old version into the editor, as if they had been typed there: nothing is
 * changed until they are saved.
 */
export function useRestoreVersion(
  place: { readonly section: Section; readonly slug: string },
  contentId: string,
) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const takeOver = async (revision: number) => {
    setState('pending');
    const asked = dispatch(versionsApi.endpoints.getVersion.initiate({ ...place, revision }));
    const { data } = await asked;
    asked.unsubscribe();
    setState(data ? 'idle' : 'failed');
    if (!data) return;
    dispatch(storeDraft(`edit.${contentId}`, fieldsOf(data)));
    void navigate(`/${place.section}/${place.slug}/edit`);
  };
  return { takeOver, isPending: state === 'pending', isFailed: state === 'failed' };
}
