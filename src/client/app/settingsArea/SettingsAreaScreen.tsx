import { AreaScreen } from '../../features/admin/settings/AreaScreen';
import { HomePreview } from './HomePreview';

const PREVIEWS = { home: HomePreview } as const;

/** An area of the settings, with the preview of what it changes where there is one. */
export const SettingsAreaScreen = () => <AreaScreen previews={PREVIEWS} />;
