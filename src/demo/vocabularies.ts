import type { Term } from '../shared/contract/vocabularies';

/** Topics of the demonstration, in the order in which they are offered. */
export const DEMO_TOPICS = [
  { key: 'mobility', name: { en: 'Mobility', ar: 'التنقل', tr: 'Ulaşım' } },
  { key: 'environment', name: { en: 'Environment', ar: 'البيئة', tr: 'Çevre' } },
  { key: 'budget', name: { en: 'Budget', ar: 'الميزانية', tr: 'Bütçe' } },
  { key: 'culture', name: { en: 'Culture', ar: 'الثقافة', tr: 'Kültür' } },
  { key: 'youth', name: { en: 'Youth', ar: 'الشباب', tr: 'Gençlik' } },
  { key: 'housing', name: { en: 'Housing', ar: 'الإسكان', tr: 'Konut' } },
  { key: 'health', name: { en: 'Health', ar: 'الصحة', tr: 'Sağlık' } },
  { key: 'digital', name: { en: 'Digital city', ar: 'المدينة الرقمية', tr: 'Dijital kent' } },
  { key: 'harbour', name: { en: 'Harbour', ar: 'الميناء', tr: 'Liman' } },
  { key: 'education', name: { en: 'Education', ar: 'التعليم', tr: 'Eğitim' } },
  {
    key: 'accessibility',
    name: { en: 'Accessibility', ar: 'إمكانية الوصول', tr: 'Erişilebilirlik' },
  },
  { key: 'democracy', name: { en: 'Democracy', ar: 'الديمقراطية', tr: 'Demokrasi' } },
] as const satisfies readonly Term[];
export type DemoTopic = (typeof DEMO_TOPICS)[number]['key'];

/** Districts of the demonstration’s city. */
export const DEMO_DISTRICTS = [
  { key: 'old-port', name: { en: 'Old Port', ar: 'الميناء القديم', tr: 'Eski Liman' } },
  {
    key: 'lighthouse-hill',
    name: { en: 'Lighthouse Hill', ar: 'تلة المنارة', tr: 'Fener Tepesi' },
  },
  { key: 'green-valley', name: { en: 'Green Valley', ar: 'الوادي الأخضر', tr: 'Yeşil Vadi' } },
  { key: 'market-quarter', name: { en: 'Market Quarter', ar: 'حي السوق', tr: 'Çarşı Mahallesi' } },
  { key: 'new-shore', name: { en: 'New Shore', ar: 'الشاطئ الجديد', tr: 'Yeni Kıyı' } },
  { key: 'university', name: { en: 'University', ar: 'حي الجامعة', tr: 'Üniversite' } },
] as const satisfies readonly Term[];
export type DemoDistrict = (typeof DEMO_DISTRICTS)[number]['key'];
