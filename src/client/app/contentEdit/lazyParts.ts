import { lazy } from 'react';

/** The part of an edit page with title, summary and text: every section has it. */
export const EditScreen = lazy(() =>
  import(/* webpackChunkName: "edit" */ '../../features/edit/EditScreen').then((screens) => ({
    default: screens.EditScreen,
  })),
);

/** The part with the picture and the documents: every section has it, too. */
export const FilesScreen = lazy(() =>
  import(/* webpackChunkName: "edit-files" */ '../../features/edit/files/FilesScreen').then(
    (screens) => ({ default: screens.FilesScreen }),
  ),
);

/** The part with what a section alone knows. */
export const DetailsScreen = lazy(() =>
  import(/* webpackChunkName: "edit-details" */ '../../features/edit/details/DetailsScreen').then(
    (screens) => ({ default: screens.DetailsScreen }),
  ),
);
