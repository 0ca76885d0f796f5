import type { Localized } from '../../../../shared/contract/text';
import { addDays, type SeedGovernance } from '../types';

type Timeline = Pick<
  NonNullable<SeedGovernance['details']['commitment']>,
  'entries' | 'droppedReason'
>;
type Entry = readonly [day: number, en: string, ar: string, tr: string];

const entries = (...written: readonly Entry[]): Timeline => ({
  entries: written.map(([day, en, ar, tr]) => ({ on: addDays(day), text: { en, ar, tr } })),
});

const BICYCLES: Localized = {
  en: 'The trial brought fewer journeys than hoped. The money goes into covered parking for private bicycles, which more people asked for.',
  ar: 'جاءت التجربة برحلات أقل من المأمول. يذهب المال إلى مواقف مغطاة للدراجات الخاصة، وهو ما طلبه عدد أكبر من الناس.',
  tr: 'Deneme umulandan az yolculuk getirdi. Para, daha çok kişinin istediği üstü kapalı bisiklet parklarına gidiyor.',
};

/**
 * Timelines of what happened to each commitment, by its slug; commitments that were only planned
 * have no entries yet.
 */
export const TIMELINES: Readonly<Record<string, Timeline>> = {
  'nine-lamps-at-the-night-stops': entries([
    -4,
    'All nine stops measured together with two residents of each.',
    'قيست المواقف التسعة كلها بحضور اثنين من سكان كل موقف.',
    'Dokuz durağın hepsi, her birinden iki sakinle birlikte ölçüldü.',
  ]),
  'n2-runs-until-three': entries(
    [
      -27,
      'Two low-floor buses taken over from the day service.',
      'نُقلت حافلتان بأرضية منخفضة من خدمة النهار.',
      'Alçak tabanlı iki otobüs gündüz hizmetinden devralındı.',
    ],
    [
      -18,
      'Six drivers’ posts advertised.',
      'أُعلن عن ست وظائف للسائقين.',
      'Altı sürücü kadrosu ilan edildi.',
    ],
    [
      -5,
      'Four of the six drivers have signed.',
      'وقّع أربعة من السائقين الستة.',
      'Altı sürücünün dördü sözleşme imzaladı.',
    ],
  ),
  'barrier-and-loading-bays-on-lantern-street': entries(
    [
      -58,
      'Both loading bays for the bakery marked.',
      'خُطّط موقفا التحميل للمخبز.',
      'Fırının iki yükleme cebi çizildi.',
    ],
    [
      -41,
      '37 passes handed out to tradespeople.',
      'سُلّم 37 تصريحًا للحرفيين.',
      'Ustalara 37 geçiş kartı verildi.',
    ],
    [
      -13,
      'Barrier delivered; the power connection is still missing.',
      'وصل الحاجز، ولا يزال وصل الكهرباء ناقصًا.',
      'Bariyer geldi; elektrik bağlantısı henüz yok.',
    ],
  ),
  'roofs-and-trees-at-the-t2-stops': entries(
    [
      -38,
      'Roof at “University” finished.',
      'اكتملت المظلة في «الجامعة».',
      '“Üniversite” durağının saçağı bitti.',
    ],
    [
      -20,
      'Roof at “Fish Market” finished; 14 degrees less measured beneath it.',
      'اكتملت المظلة في «سوق السمك»، وقيست تحتها حرارة أقل بمقدار 14 درجة.',
      '“Balık Hali” durağının saçağı bitti; altında 14 derece daha serin.',
    ],
  ),
  'vote-and-contract-for-the-new-library': entries(
    [
      -96,
      'Competition closed with 27 designs.',
      'أُغلقت المسابقة وفيها 27 تصميمًا.',
      'Yarışma 27 tasarımla kapandı.',
    ],
    [
      -44,
      'Four designs pass the technical check.',
      'اجتازت أربعة تصاميم الفحص الفني.',
      'Dört tasarım teknik incelemeyi geçti.',
    ],
    [
      -15,
      'Models on show at the Mill Street library.',
      'المجسّمات معروضة في مكتبة شارع الطاحونة.',
      'Maketler Değirmen Sokağı Kütüphanesi’nde sergileniyor.',
    ],
  ),
  'market-square-in-three-stages': entries(
    [-420, 'Northern part finished.', 'اكتمل الجزء الشمالي.', 'Kuzey bölüm bitti.'],
    [
      -210,
      'Middle finished; the rain basin is in the ground.',
      'اكتمل الوسط، وصار حوض المطر في مكانه.',
      'Orta bölüm bitti; yağmur havuzu yerinde.',
    ],
    [
      -70,
      'Old walls found on the south side: five weeks for the archaeologists.',
      'عُثر على جدران قديمة في الجانب الجنوبي: خمسة أسابيع لعلماء الآثار.',
      'Güney tarafta eski duvarlar bulundu: arkeologlara beş hafta.',
    ],
    [
      -12,
      'The date could not be kept. The last trees come in the planting season.',
      'تعذّر الالتزام بالموعد. تأتي آخر الأشجار في موسم الغرس.',
      'Tarih tutturulamadı. Son ağaçlar dikim mevsiminde geliyor.',
    ],
  ),
  'two-hundred-plain-letters': entries(
    [
      -150,
      'First 40 templates: waste fee, school registration, residence certificate.',
      'أول 40 نموذجًا: رسم النفايات والتسجيل المدرسي وشهادة السكن.',
      'İlk 40 örnek: çöp vergisi, okul kaydı, ikamet belgesi.',
    ],
    [
      -60,
      'Half way: 100 templates in three languages.',
      'منتصف الطريق: 100 نموذج بثلاث لغات.',
      'Yarı yol: üç dilde 100 örnek.',
    ],
    [
      -9,
      '124 of 200 finished; the housing office is next.',
      'اكتمل 124 من 200، ويأتي مكتب الإسكان بعدها.',
      '200 örneğin 124’ü tamam; sırada konut bürosu var.',
    ],
  ),
  't2-foundation-under-mill-street': entries(
    [-64, 'First 100 metres finished.', 'اكتملت أول 100 متر.', 'İlk 100 metre tamam.'],
    [
      -36,
      'Pump replaced after two days without work.',
      'استُبدلت المضخة بعد توقف يومين.',
      'İki günlük duruştan sonra pompa değiştirildi.',
    ],
    [-7, '266 of 380 metres finished.', 'اكتمل 266 من 380 مترًا.', '380 metrenin 266’sı tamam.'],
  ),
  'eleven-remarks-on-the-promenade': entries(
    [
      -84,
      'Handrails and two lamps put up.',
      'رُكّبت الدرابزينات ومصباحان.',
      'Tırabzanlar ve iki lamba takıldı.',
    ],
    [
      -33,
      'Eight of eleven remarks settled.',
      'عولجت ثماني ملاحظات من إحدى عشرة.',
      'On bir görüşün sekizi çözüldü.',
    ],
  ),
  'advice-within-ten-days': entries(
    [
      -200,
      'Both advisers have begun to work.',
      'بدأ المستشاران عملهما.',
      'İki danışman da göreve başladı.',
    ],
    [
      -95,
      'The average waiting time is nine days.',
      'متوسط الانتظار تسعة أيام.',
      'Ortalama bekleme süresi dokuz gün.',
    ],
  ),
  'all-drinking-fountains-running': entries(
    [-250, 'First four fountains opened.', 'افتُتحت أول أربعة مشارب.', 'İlk dört çeşme açıldı.'],
    [
      -191,
      'The eighth fountain is running, three weeks early.',
      'المشرب الثامن يعمل، قبل الموعد بثلاثة أسابيع.',
      'Sekizinci çeşme üç hafta erken akmaya başladı.',
    ],
  ),
  'permanent-bicycle-stations': {
    ...entries(
      [-230, 'Two of ten stations built.', 'بُنيت محطتان من عشر.', 'On istasyonun ikisi yapıldı.'],
      [
        -55,
        'The trial ends with fewer journeys than hoped.',
        'انتهت التجربة برحلات أقل من المأمول.',
        'Deneme umulandan az yolculukla bitti.',
      ],
    ),
    droppedReason: BICYCLES,
  },
};
