import type { Locale } from '../../shared/locales';

export const MAIL_TEMPLATES = [
  'confirmEmail',
  'alreadyRegistered',
  'resetPassword',
  'resetPasswordDoorOnly',
  'passwordChanged',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export interface MailText {
  /** Never holds a value: what somebody typed cannot reach a header. */
  readonly subject: string;
  readonly body: readonly string[];
  readonly button: string;
  /** Introduces a second link below the button. */
  readonly other?: string;
  /** What to do when it was not the reader. */
  readonly notYou: string;
  /** Why the reader got this mail. */
  readonly why: string;
}

export interface MailTexts {
  readonly service: string;
  /** `{name}` is where the name goes. */
  readonly greeting: string;
  readonly greetingWithoutName: string;
  /** Introduces the bare address below the button. */
  readonly bareLink: string;
  readonly mails: Readonly<Record<MailTemplate, MailText>>;
}

/** Every text of the mails. Where somebody may be a stranger, no line says that the reader did it. */
export const MAIL_TEXTS = {
  en: {
    service: 'Meydan',
    greeting: 'Hello {name},',
    greetingWithoutName: 'Hello,',
    bareLink: 'If the button does not work, copy this address into your browser:',
    mails: {
      confirmEmail: {
        subject: 'Confirm your e-mail address',
        body: [
          'Welcome to Meydan. One step is left: please confirm that this e-mail address is yours.',
          'The link is valid for 24 hours and works once.',
        ],
        button: 'Confirm e-mail address',
        notYou:
          'If that was not you, there is nothing to do. Without this confirmation nobody can sign in to the account.',
        why: 'You receive this mail because an account on Meydan was opened with this address.',
      },
      alreadyRegistered: {
        subject: 'You already have an account',
        body: [
          'Somebody, most likely you, has just tried to open an account on Meydan with this address. There is one with it already, so no new one was opened.',
          'You can sign in right away.',
        ],
        button: 'Sign in',
        other: 'Forgotten your password? You can choose a new one here:',
        notYou: 'If that was not you, there is nothing to do. Nothing has changed in your account.',
        why: 'You receive this mail because this address was entered in the registration form.',
      },
      resetPassword: {
        subject: 'Choose a new password',
        body: [
          'Somebody, most likely you, has asked for a new password for your account on Meydan. You can choose it here.',
          'The link is valid for 6 hours and works once. If you asked several times, only the newest link works.',
          'Once you have chosen it, all your other sessions end.',
        ],
        button: 'Choose a new password',
        notYou: 'If that was not you, there is nothing to do. Your password stays as it is.',
        why: 'You receive this mail because a new password was asked for with this address.',
      },
      resetPasswordDoorOnly: {
        subject: 'How to sign in to Meydan',
        body: [
          'A new password was asked for your account on Meydan. This account has no password: it is opened with the city’s sign-in service.',
          'So there is none to choose. On the sign-in page, use the city’s service.',
        ],
        button: 'Sign in',
        notYou: 'If that was not you, there is nothing to do. Nothing has changed in your account.',
        why: 'You receive this mail because a new password was asked for with this address.',
      },
      passwordChanged: {
        subject: 'Your password was changed',
        body: [
          'The password of your account on Meydan has just been changed. If that was you, all is well and you can delete this mail.',
          'If it was not you, undo the change within 24 hours: your former password works again and every session ends.',
        ],
        button: 'Undo the change',
        notYou:
          'After undoing it, please choose a new password as soon as you can: somebody may know the former one.',
        why: 'You receive this mail because every change of your password is reported to your address.',
      },
    },
  },
  ar: {
    service: 'ميدان',
    greeting: 'مرحبًا {name}،',
    greetingWithoutName: 'مرحبًا،',
    bareLink: 'إن لم يعمل الزر فانسخ هذا العنوان إلى متصفحك:',
    mails: {
      confirmEmail: {
        subject: 'تأكيد عنوان بريدك الإلكتروني',
        body: [
          'أهلًا بك في ميدان. بقيت خطوة واحدة: يُرجى تأكيد أن عنوان البريد الإلكتروني هذا لك.',
          'الرابط صالح لمدة 24 ساعة ولمرة واحدة فقط.',
        ],
        button: 'تأكيد البريد الإلكتروني',
        notYou:
          'إن لم يكن الطلب منك فلا حاجة إلى أي إجراء. لا يمكن لأحد الدخول إلى الحساب من دون هذا التأكيد.',
        why: 'وصلتك هذه الرسالة لأن حسابًا في ميدان فُتح بهذا العنوان.',
      },
      alreadyRegistered: {
        subject: 'لديك حساب بالفعل',
        body: [
          'حاول شخص ما قبل قليل، والأرجح أنه أنت، فتح حساب في ميدان بهذا العنوان. يوجد حساب بهذا العنوان من قبل، لذلك لم يُفتح حساب جديد.',
          'يمكنك تسجيل الدخول مباشرة.',
        ],
        button: 'تسجيل الدخول',
        other: 'هل نسيت كلمة المرور؟ يمكنك اختيار كلمة مرور جديدة هنا:',
        notYou: 'إن لم يكن الطلب منك فلا حاجة إلى أي إجراء. لم يتغير شيء في حسابك.',
        why: 'وصلتك هذه الرسالة لأن هذا العنوان أُدخل في نموذج التسجيل.',
      },
      resetPassword: {
        subject: 'اختيار كلمة مرور جديدة',
        body: [
          'طلب شخص ما، والأرجح أنه أنت، كلمة مرور جديدة لحسابك في ميدان. يمكنك اختيارها هنا.',
          'الرابط صالح لمدة 6 ساعات ولمرة واحدة فقط. إن تكرر الطلب فلا يعمل إلا أحدث رابط.',
          'بعد اختيارها تنتهي جميع جلساتك الأخرى.',
        ],
        button: 'اختيار كلمة مرور جديدة',
        notYou: 'إن لم يكن الطلب منك فلا حاجة إلى أي إجراء. تبقى كلمة مرورك كما هي.',
        why: 'وصلتك هذه الرسالة لأن كلمة مرور جديدة طُلبت لهذا العنوان.',
      },
      resetPasswordDoorOnly: {
        subject: 'طريقة تسجيل الدخول إلى ميدان',
        body: [
          'طُلبت كلمة مرور جديدة لحسابك في ميدان. هذا الحساب بلا كلمة مرور: يُفتح عبر خدمة تسجيل الدخول الخاصة بالمدينة.',
          'لذلك لا توجد كلمة مرور لاختيارها. استخدم خدمة المدينة في صفحة تسجيل الدخول.',
        ],
        button: 'تسجيل الدخول',
        notYou: 'إن لم يكن الطلب منك فلا حاجة إلى أي إجراء. لم يتغير شيء في حسابك.',
        why: 'وصلتك هذه الرسالة لأن كلمة مرور جديدة طُلبت لهذا العنوان.',
      },
      passwordChanged: {
        subject: 'تم تغيير كلمة مرورك',
        body: [
          'تغيّرت كلمة مرور حسابك في ميدان قبل قليل. إن كان التغيير منك فكل شيء على ما يرام، ويمكنك حذف هذه الرسالة.',
          'إن لم يكن التغيير منك فتراجع عنه خلال 24 ساعة: تعود كلمة مرورك السابقة وتنتهي جميع الجلسات.',
        ],
        button: 'التراجع عن التغيير',
        notYou:
          'بعد التراجع يُرجى اختيار كلمة مرور جديدة في أقرب وقت، فقد يعرف شخص آخر كلمة المرور السابقة.',
        why: 'وصلتك هذه الرسالة لأن كل تغيير في كلمة مرورك يُبلَّغ إلى عنوانك.',
      },
    },
  },
  tr: {
    service: 'Meydan',
    greeting: 'Merhaba {name},',
    greetingWithoutName: 'Merhaba,',
    bareLink: 'Düğme çalışmıyorsa bu adresi tarayıcınıza kopyalayın:',
    mails: {
      confirmEmail: {
        subject: 'E-posta adresinizi doğrulayın',
        body: [
          'Meydan’a hoş geldiniz. Tek bir adım kaldı: lütfen bu e-posta adresinin sizin olduğunu doğrulayın.',
          'Bağlantı 24 saat geçerlidir ve yalnızca bir kez kullanılabilir.',
        ],
        button: 'E-posta adresini doğrula',
        notYou:
          'Bunu siz yapmadıysanız bir şey yapmanıza gerek yok. Bu doğrulama olmadan hesaba kimse giriş yapamaz.',
        why: 'Bu ileti size, Meydan’da bu adresle bir hesap açıldığı için geldi.',
      },
      alreadyRegistered: {
        subject: 'Zaten bir hesabınız var',
        body: [
          'Biri, büyük olasılıkla siz, az önce Meydan’da bu adresle hesap açmak istedi. Bu adresle açılmış bir hesap zaten var; bu yüzden yenisi açılmadı.',
          'Hemen giriş yapabilirsiniz.',
        ],
        button: 'Giriş yap',
        other: 'Parolanızı mı unuttunuz? Buradan yeni bir parola belirleyebilirsiniz:',
        notYou:
          'Bunu siz yapmadıysanız bir şey yapmanıza gerek yok. Hesabınızda hiçbir şey değişmedi.',
        why: 'Bu ileti size, bu adres kayıt formuna yazıldığı için geldi.',
      },
      resetPassword: {
        subject: 'Yeni bir parola belirleyin',
        body: [
          'Biri, büyük olasılıkla siz, Meydan hesabınız için yeni bir parola istedi. Parolanızı buradan belirleyebilirsiniz.',
          'Bağlantı 6 saat geçerlidir ve yalnızca bir kez kullanılabilir. Birden çok kez istediyseniz yalnızca en son bağlantı çalışır.',
          'Yeni parolanızı belirlediğinizde diğer bütün oturumlarınız kapatılır.',
        ],
        button: 'Yeni parola belirle',
        notYou: 'Bunu siz istemediyseniz bir şey yapmanıza gerek yok. Parolanız olduğu gibi kalır.',
        why: 'Bu ileti size, bu adres için yeni bir parola istendiği için geldi.',
      },
      resetPasswordDoorOnly: {
        subject: 'Meydan’a nasıl giriş yapılır',
        body: [
          'Meydan hesabınız için yeni bir parola istendi. Bu hesabın parolası yok: giriş, kentin giriş hizmetiyle yapılıyor.',
          'Bu yüzden belirlenecek bir parola da yok. Giriş sayfasında kentin hizmetini kullanın.',
        ],
        button: 'Giriş yap',
        notYou:
          'Bunu siz istemediyseniz bir şey yapmanıza gerek yok. Hesabınızda hiçbir şey değişmedi.',
        why: 'Bu ileti size, bu adres için yeni bir parola istendiği için geldi.',
      },
      passwordChanged: {
        subject: 'Parolanız değiştirildi',
        body: [
          'Meydan hesabınızın parolası az önce değiştirildi. Bunu siz yaptıysanız her şey yolunda; bu iletiyi silebilirsiniz.',
          'Siz yapmadıysanız değişikliği 24 saat içinde geri alın: önceki parolanız yeniden geçerli olur ve bütün oturumlar kapatılır.',
        ],
        button: 'Değişikliği geri al',
        notYou:
          'Geri aldıktan sonra lütfen en kısa sürede yeni bir parola belirleyin; öncekini başka biri biliyor olabilir.',
        why: 'Bu ileti size, parolanızdaki her değişiklik adresinize bildirildiği için geldi.',
      },
    },
  },
} as const satisfies Record<Locale, MailTexts>;
