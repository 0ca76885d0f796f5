import { skipToken } from '@reduxjs/toolkit/query';
import { createContext, useContext } from 'react';
import type { FileInfo } from '../../../../shared/contract/files';
import { useGetFileQuery } from '../../../api/filesApi';

/** Files that the page knows: those that the content has, and those that were sent from here. */
export const KnownFilesContext = createContext<ReadonlyMap<string, FileInfo>>(new Map());

/**
 * Type, size and so on. A file of an earlier visit, which only the kept form knows, is asked about;
 * it may be gone by now.
 */
export function useFileInfo(id: string): { readonly info?: FileInfo; readonly isGone: boolean } {
  const known = useContext(KnownFilesContext).get(id);
  const { currentData, isError } = useGetFileQuery(known || id === '' ? skipToken : id);
  const info = known ?? currentData;
  return { ...(info && { info }), isGone: !info && isError };
}
