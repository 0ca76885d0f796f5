import type { Locale } from '../shared/locales';
import type { DoorPerson } from './accounts';

export type NoticeKind = 'home' | 'signedOut' | 'expired' | 'refused' | 'missing' | 'broken';

interface Notice {
  readonly heading: string;
  readonly text: string;
}

export interface DoorTexts {
  readonly service: string;
  readonly languages: string;
  readonly signIn: string;
  readonly choose: string;
  readonly nobody: string;
  readonly current: string;
  readonly cancel: string;
  readonly roles: Readonly<Record<DoorPerson['role'], string>>;
  readonly leave: Notice & { readonly yes: string; readonly no: string };
  readonly notices: Readonly<Record<NoticeKind, Notice>>;
  readonly toPortal: string;
  readonly detail: string;
}

/**
 * Every text the door shows. Arabic names roles by the activity, so that no line guesses anybody's
 * gender.
 */
export const TEXTS = {
  en: {
    service: 'City identity',
    languages: 'Language',
    signIn: 'Sign in to continue to Meydan',
    choose: 'This is a demonstration. Choose the person you want to be; no password is needed.',
    nobody:
      'This identity provider has no accounts. To sign in with real identities, connect Meydan to your city’s own provider. To try it out, start it with the demonstration content.',
    current: 'Signed in now',
    cancel: 'Cancel and go back',
    roles: {
      participant: 'Participant',
      verified: 'Verified resident',
      teamLead: 'Team lead',
      committeeChair: 'Committee chair',
      moderator: 'Moderator',
      editor: 'Editor',
      admin: 'Administrator',
    },
    leave: {
      heading: 'Sign out of City identity?',
      text: 'Services you opened with it will ask you to sign in again.',
      yes: 'Sign out',
      no: 'Stay signed in',
    },
    notices: {
      home: {
        heading: 'City identity',
        text: 'This service tells Meydan who you are. Sign-in begins on the portal.',
      },
      signedOut: {
        heading: 'You are signed out',
        text: 'Your session with City identity has ended.',
      },
      expired: {
        heading: 'This sign-in has expired',
        text: 'It took too long, or it was finished in another tab. Go back to Meydan and sign in again.',
      },
      refused: {
        heading: 'This request cannot be answered',
        text: 'The page that sent you here asked for something City identity does not allow. Nothing was changed.',
      },
      missing: {
        heading: 'There is no page here',
        text: 'The address may be incomplete. Sign-in begins on the portal.',
      },
      broken: {
        heading: 'Something went wrong here',
        text: 'The fault is ours, not yours. Please try again in a moment.',
      },
    },
    toPortal: 'Go to Meydan',
    detail: 'Technical detail',
  },
  ar: {
    service: 'هوية المدينة',
    languages: 'اللغة',
    signIn: 'تسجيل الدخول للمتابعة إلى ميدان',
    choose: 'هذا عرض تجريبي: يمكن اختيار أي شخصية من القائمة، ولا حاجة إلى كلمة مرور.',
    nobody:
      'لا توجد أي حسابات لدى مزوّد الهوية هذا. لتسجيل الدخول بهويات حقيقية يلزم ربط ميدان بمزوّد الهوية الخاص بمدينتكم، وللتجربة يمكن تشغيله مع المحتوى التجريبي.',
    current: 'الجلسة الحالية',
    cancel: 'إلغاء والعودة',
    roles: {
      participant: 'مشاركة عامة',
      verified: 'إقامة موثّقة',
      teamLead: 'قيادة فريق',
      committeeChair: 'رئاسة لجنة',
      moderator: 'إشراف على النقاش',
      editor: 'تحرير المحتوى',
      admin: 'إدارة المنصة',
    },
    leave: {
      heading: 'هل تريد تسجيل الخروج من هوية المدينة؟',
      text: 'ستطلب الخدمات التي فُتحت بها تسجيل الدخول من جديد.',
      yes: 'تسجيل الخروج',
      no: 'البقاء مع تسجيل الدخول',
    },
    notices: {
      home: {
        heading: 'هوية المدينة',
        text: 'تُعرّف هذه الخدمة ميدانَ بهويتك. يبدأ تسجيل الدخول من البوابة.',
      },
      signedOut: {
        heading: 'تم تسجيل الخروج',
        text: 'انتهت جلستك لدى هوية المدينة.',
      },
      expired: {
        heading: 'انتهت صلاحية تسجيل الدخول هذا',
        text: 'استغرق وقتًا طويلًا أو اكتمل في علامة تبويب أخرى. يُرجى العودة إلى ميدان وتسجيل الدخول من جديد.',
      },
      refused: {
        heading: 'لا يمكن تلبية هذا الطلب',
        text: 'طلبت الصفحة التي وجّهتك إلى هنا أمرًا لا تسمح به هوية المدينة. لم يتغيّر أي شيء.',
      },
      missing: {
        heading: 'لا توجد صفحة هنا',
        text: 'قد يكون العنوان غير مكتمل. يبدأ تسجيل الدخول من البوابة.',
      },
      broken: {
        heading: 'حدث خطأ هنا',
        text: 'الخطأ من جهتنا. يُرجى إعادة المحاولة بعد قليل.',
      },
    },
    toPortal: 'الذهاب إلى ميدان',
    detail: 'تفاصيل تقنية',
  },
  tr: {
    service: 'Kent Kimliği',
    languages: 'Dil',
    signIn: 'Meydan’a devam etmek için giriş yapın',
    choose: 'Bu bir tanıtım sürümüdür. Denemek istediğiniz kişiyi seçin; parola gerekmez.',
    nobody:
      'Bu kimlik sağlayıcısında hiç hesap yok. Gerçek kimliklerle giriş yapmak için Meydan’ı kentinizin kimlik sağlayıcısına bağlayın. Denemek için tanıtım içeriğiyle başlatın.',
    current: 'Oturum açık',
    cancel: 'Vazgeç ve geri dön',
    roles: {
      participant: 'Katılımcı',
      verified: 'Doğrulanmış kent sakini',
      teamLead: 'Ekip lideri',
      committeeChair: 'Komite başkanı',
      moderator: 'Moderatör',
      editor: 'Editör',
      admin: 'Yönetici',
    },
    leave: {
      heading: 'Kent Kimliği oturumunuz kapatılsın mı?',
      text: 'Bu kimlikle açtığınız hizmetler yeniden giriş yapmanızı isteyecek.',
      yes: 'Oturumu kapat',
      no: 'Oturumu açık tut',
    },
    notices: {
      home: {
        heading: 'Kent Kimliği',
        text: 'Bu hizmet, Meydan’a kim olduğunuzu bildirir. Giriş, portaldan başlar.',
      },
      signedOut: {
        heading: 'Oturumunuz kapatıldı',
        text: 'Kent Kimliği oturumunuz sona erdi.',
      },
      expired: {
        heading: 'Bu girişin süresi doldu',
        text: 'Çok uzun sürdü ya da başka bir sekmede tamamlandı. Meydan’a dönüp yeniden giriş yapın.',
      },
      refused: {
        heading: 'Bu istek yerine getirilemiyor',
        text: 'Sizi buraya gönderen sayfa, Kent Kimliği’nin izin vermediği bir şey istedi. Hiçbir şey değişmedi.',
      },
      missing: {
        heading: 'Burada bir sayfa yok',
        text: 'Adres eksik olabilir. Giriş, portaldan başlar.',
      },
      broken: {
        heading: 'Burada bir şeyler ters gitti',
        text: 'Hata sizde değil, bizde. Lütfen biraz sonra yeniden deneyin.',
      },
    },
    toPortal: 'Meydan’a git',
    detail: 'Teknik ayrıntı',
  },
} as const satisfies Record<Locale, DoorTexts>;
