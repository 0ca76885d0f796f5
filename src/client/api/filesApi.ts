import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type {
  ContentFiles,
  ContentFilesChange,
  FileInfo,
  FileLink,
  NewFile,
} from '../../shared/contract/files';
import type { Section } from '../../shared/sections';
import { AUTH_REQUIRED, type PortalRequest } from './baseQuery';
import type { ApiExtra } from './extra';
import { portalApi } from './portalApi';
import { createLocalProblem } from './problem';
import type { ApiResponse } from './request';

interface ContentArg {
  readonly section: Section;
  readonly slug: string;
}

interface Keyed {
  readonly idempotencyKey: string;
}

interface Part {
  readonly id: string;
  /** Number of bytes that the host has. */
  readonly offset: number;
  /** Ticket of the bytes in the vault: the store holds plain values only. */
  readonly ticket: string;
}

type Send = (request: PortalRequest) => PromiseLike<ApiResponse> | ApiResponse;

async function patchFile(
  { id, offset, ticket }: Part,
  { extra }: BaseQueryApi,
  _options: unknown,
  send: Send,
): Promise<ApiResponse<FileInfo>> {
  const bytes = (extra as ApiExtra).vault.redeem(ticket)?.['bytes'] as ArrayBuffer | undefined;
  if (!bytes) return { error: createLocalProblem('unexpected') };
  const { data, error } = await send({
    url: `/files/${id}`,
    method: 'PATCH',
    body: bytes,
    headers: { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) },
  });
  return error ? { error } : { data: data as FileInfo };
}

/**
 * Reads a picture that only some may see, as a data address: an `img` element cannot send the token
 * of its reader.
 */
async function readPicture(
  { id, width }: { readonly id: string; readonly width: number },
  { extra }: BaseQueryApi,
  _options: unknown,
  send: Send,
): Promise<ApiResponse<string>> {
  const { data, error } = await send({
    url: `/files/${id}/w/${width}`,
    responseHandler: (response) => (response.ok ? response.blob() : response.json()),
  });
  return error ? { error } : { data: (extra as ApiExtra).vault.deposit({ file: data }) };
}

/** Files, and what contents have of them. */
export const filesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    announceFile: build.mutation<FileInfo, Keyed & { readonly file: NewFile }>({
      query: ({ file, idempotencyKey }) => ({
        url: '/files',
        method: 'POST',
        body: file,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
    }),
    sendPart: build.mutation<FileInfo, Part>({ queryFn: patchFile, extraOptions: AUTH_REQUIRED }),
    getFile: build.query<FileInfo, string>({
      query: (id) => `/files/${id}`,
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
    }),
    /** Picture of a file; the answer is a ticket for `takeDepositedFile`. */
    fetchPicture: build.mutation<string, { readonly id: string; readonly width: number }>({
      queryFn: readPicture,
      extraOptions: AUTH_REQUIRED,
    }),
    linkFile: build.mutation<FileLink, string>({
      query: (id) => ({ url: `/files/${id}/link`, method: 'POST' }),
      extraOptions: AUTH_REQUIRED,
    }),
    getContentFiles: build.query<ContentFiles, ContentArg>({
      query: ({ section, slug }) => `/${section}/${slug}/files`,
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
    }),
    changeContentFiles: build.mutation<
      ContentFiles,
      Keyed & ContentArg & { readonly change: ContentFilesChange }
    >({
      query: ({ section, slug, change, idempotencyKey }) => ({
        url: `/${section}/${slug}/files`,
        method: 'PUT',
        body: change,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: (_answer, _error, { section }) => [{ type: 'Content', id: section }, 'Me'],
    }),
  }),
});

export const {
  useGetFileQuery,
  useFetchPictureMutation,
  useLinkFileMutation,
  useGetContentFilesQuery,
  useChangeContentFilesMutation,
} = filesApi;
