import type { MailTexts } from '../texts';

export const tr: MailTexts = {
  greeting: 'Merhaba {name},',
  greetingWithoutName: 'Merhaba,',
  bareLink: 'Düğme çalışmıyorsa bu adresi tarayıcınıza kopyalayın:',
  mails: {
    confirmEmail: {
      subject: 'E-posta adresinizi doğrulayın',
      body: [
        '{portal} portalına hoş geldiniz. Tek bir adım kaldı: lütfen bu e-posta adresinin sizin olduğunu doğrulayın.',
        'Bağlantı 24 saat geçerlidir ve yalnızca bir kez kullanılabilir.',
      ],
      button: 'E-posta adresini doğrula',
      notYou:
        'Bunu siz yapmadıysanız bir şey yapmanıza gerek yok. Bu doğrulama olmadan hesaba kimse giriş yapamaz.',
      why: 'Bu ileti size, {portal} portalında bu adresle bir hesap açıldığı için geldi.',
    },
    alreadyRegistered: {
      subject: 'Zaten bir hesabınız var',
      body: [
        'Biri, büyük olasılıkla siz, az önce {portal} portalında bu adresle hesap açmak istedi. Bu adresle açılmış bir hesap zaten var; bu yüzden yenisi açılmadı.',
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
        'Biri, büyük olasılıkla siz, {portal} hesabınız için yeni bir parola istedi. Parolanızı buradan belirleyebilirsiniz.',
        'Bağlantı 6 saat geçerlidir ve yalnızca bir kez kullanılabilir. Birden çok kez istediyseniz yalnızca en son bağlantı çalışır.',
        'Yeni parolanızı belirlediğinizde diğer bütün oturumlarınız kapatılır.',
      ],
      button: 'Yeni parola belirle',
      notYou: 'Bunu siz istemediyseniz bir şey yapmanıza gerek yok. Parolanız olduğu gibi kalır.',
      why: 'Bu ileti size, bu adres için yeni bir parola istendiği için geldi.',
    },
    resetPasswordDoorOnly: {
      subject: '{portal} portalına nasıl giriş yapılır',
      body: [
        '{portal} hesabınız için yeni bir parola istendi. Bu hesabın parolası yok: giriş, kentin giriş hizmetiyle yapılıyor.',
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
        '{portal} hesabınızın parolası az önce değiştirildi. Bunu siz yaptıysanız her şey yolunda; bu iletiyi silebilirsiniz.',
        'Siz yapmadıysanız değişikliği 24 saat içinde geri alın: önceki parolanız yeniden geçerli olur ve bütün oturumlar kapatılır.',
      ],
      button: 'Değişikliği geri al',
      notYou:
        'Geri aldıktan sonra lütfen en kısa sürede yeni bir parola belirleyin; öncekini başka biri biliyor olabilir.',
      why: 'Bu ileti size, parolanızdaki her değişiklik adresinize bildirildiği için geldi.',
    },
    confirmNewEmail: {
      subject: 'Yeni e-posta adresinizi doğrulayın',
      body: [
        'Biri, büyük olasılıkla siz, {portal} portalındaki bir hesaba bundan böyle bu adresle giriş yapmak istiyor. Lütfen bu adresin sizin olduğunu doğrulayın.',
        'Bağlantı 24 saat geçerlidir ve yalnızca bir kez kullanılabilir. O zamana kadar önceki adres geçerli kalır.',
      ],
      button: 'Yeni adresi doğrula',
      notYou:
        'Bunu siz yapmadıysanız bir şey yapmanıza gerek yok. Bu doğrulama olmadan adresiniz hiçbir hesaba bağlanmaz.',
      why: 'Bu ileti size, bu adres {portal} portalındaki bir hesabın yeni adresi olarak girildiği için geldi.',
    },
    emailTaken: {
      subject: 'Zaten bir hesabınız var',
      body: [
        'Biri, büyük olasılıkla siz, {portal} portalındaki başka bir hesap için bu adresi kullanmak istedi. Bu adresle açılmış bir hesap zaten var; bu yüzden hiçbir şey değişmedi.',
        'Bir adres tek bir hesaba aittir. Onu öteki hesapta kullanmak için önce bu hesaba başka bir adres verin ya da bu hesabı silin.',
      ],
      button: 'Giriş yap',
      other: 'Parolanızı mı unuttunuz? Buradan yeni bir parola belirleyebilirsiniz:',
      notYou:
        'Bunu siz yapmadıysanız bir şey yapmanıza gerek yok. Hesabınızda hiçbir şey değişmedi.',
      why: 'Bu ileti size, bu adres başka bir hesabın yeni adresi olarak girildiği için geldi.',
    },
    emailChangeAsked: {
      subject: 'Hesabınız için başka bir e-posta adresi',
      body: [
        'Biri, büyük olasılıkla siz, {portal} hesabınıza başka bir e-posta adresiyle giriş yapmak istiyor. O adres doğrulanır doğrulanmaz bunun yerini alır.',
        'Bunu siz yaptıysanız her şey yolunda; bu iletiyi silebilirsiniz.',
        'Siz yapmadıysanız değişikliği durdurun: bu adres geçerli kalır ve bütün oturumlar kapatılır. Değişiklik bu arada yapılmış olsa bile bunu 7 gün içinde yapabilirsiniz.',
      ],
      button: 'Değişikliği durdur',
      notYou:
        'Durdurduktan sonra lütfen en kısa sürede yeni bir parola belirleyin; bunu isteyen kişi şimdiki parolanızı biliyor.',
      why: 'Bu ileti size, adresinizdeki her değişiklik o anki adresinize bildirildiği için geldi.',
    },
    emailChanged: {
      subject: 'E-posta adresiniz değiştirildi',
      body: [
        '{portal} hesabınıza bundan böyle başka bir e-posta adresiyle giriş yapılıyor. Bunu siz yaptıysanız her şey yolunda; bu iletiyi silebilirsiniz.',
        'Siz yapmadıysanız değişikliği 7 gün içinde geri alın: bu adres yeniden geçerli olur ve bütün oturumlar kapatılır.',
      ],
      button: 'Değişikliği geri al',
      notYou:
        'Geri aldıktan sonra lütfen en kısa sürede yeni bir parola belirleyin; değişikliği yapan kişi şimdiki parolanızı biliyor.',
      why: 'Bu ileti size, adresinizdeki her değişiklik önceki adresinize bildirildiği için geldi.',
    },
    accountDeleted: {
      subject: 'Hesabınız silindi',
      body: [
        '{portal} hesabınız az önce silindi: profiliniz, adresiniz, üyelikleriniz ve bütün oturumlarınız artık yok.',
        'Verdiğiniz oylar, kime ait oldukları belli olmadan sayılmaya devam eder. Yazdıklarınız adınız olmadan okunabilir kalır.',
        'Dilediğiniz zaman yeni bir hesapla dönebilirsiniz. Oy verdiğiniz bir oylama sürdükçe oradaki oyunuz geçerlidir ve ikinci kez oy verilemez.',
      ],
      button: '{portal} portalına git',
      notYou:
        'Bunu siz yapmadıysanız başka biri hesabınıza erişmiş demektir. Hesap geri getirilemez. Lütfen e-posta hesabınızı ve giriş yaptığınız hizmeti güvenceye alın.',
      why: 'Bu ileti size, bir hesabın silinmesi o hesabın adresine bildirildiği için geldi.',
    },
    doorLinked: {
      subject: 'Bir giriş yolu eklendi',
      body: ['{portal} hesabınız artık kentin giriş hizmetiyle de açılabilir.'],
      button: 'Güvenlik sayfasına git',
      notYou:
        'Bunu siz yapmadıysanız başka biri hesabınıza erişmiş demektir. Orada bu giriş yolunu kaldırın, bütün oturumları sonlandırın ve parolanızı değiştirin.',
      why: 'Bu ileti size, giriş yollarındaki her değişiklik adresinize bildirildiği için geldi.',
    },
    doorUnlinked: {
      subject: 'Bir giriş yolu kaldırıldı',
      body: ['{portal} hesabınız artık kentin giriş hizmetiyle açılamaz. Oturumlarınız sürüyor.'],
      button: 'Güvenlik sayfasına git',
      notYou:
        'Bunu siz yapmadıysanız başka biri hesabınıza erişmiş demektir. Orada bütün oturumları sonlandırın, parolanızı değiştirin ve hizmeti yeniden bağlayın.',
      why: 'Bu ileti size, giriş yollarındaki her değişiklik adresinize bildirildiği için geldi.',
    },
    teamInvitation: {
      subject: 'Bir ekibe davetlisiniz',
      body: [
        'Kentin katılım portalı {portal} üzerindeki bir ekibin üyesi, sizi de aralarında görmek istiyor. Ekip şu:',
        'Bağlantı 14 gün geçerlidir ve bir kez kullanılabilir. Henüz hesabınız yoksa yol üzerinde açabilirsiniz.',
      ],
      button: 'Davete bak',
      notYou:
        'Katılmak istemiyorsanız bir şey yapmanıza gerek yok: onayınız olmadan hiçbir yere üye olmazsınız.',
      why: 'Bu ileti size, ekibin bir üyesi bu adresi girdiği için geldi.',
    },
    accountInvitation: {
      subject: '{portal} portalına davetlisiniz',
      body: [
        '{portal} portalını yürütenler, sizin de oradaki çalışmaya katılmanızı istiyor. Bağlantı hangi yetkileri alacağınızı gösterir; bir parola belirleyebilir ya da kentin giriş hizmetiyle giriş yapabilirsiniz.',
        'Bağlantı 30 gün geçerlidir ve bir kez kullanılabilir.',
      ],
      button: 'Daveti kabul et',
      notYou:
        'Böyle bir davet beklemiyorsanız bir şey yapmanıza gerek yok: onayınız olmadan hesap açılmaz, bağlantının süresi de kendiliğinden dolar. Lütfen bağlantıyı başkasına vermeyin.',
      why: 'Bu ileti size, {portal} portalının bir yöneticisi bu adresi girdiği için geldi.',
    },
    feedbackAnswer: {
      subject: 'Mesajınıza yanıt',
      body: [
        '{portal} portalını yürütenlere yazmıştınız. Yanıtları aşağıda, mesajınızın numarasının altında yer alıyor.',
      ],
      button: 'Yeniden yaz',
      notYou:
        'Yazan siz değilseniz adresiniz yanlışlıkla girilmiştir; bir şey yapmanıza gerek yok. Mesajı ve adresinizi en çok 12 ay saklarız.',
      why: 'Bu ileti size, {portal} portalındaki bir mesajın yanıtı için bu adres bırakıldığı için geldi.',
    },
    dailyNews: {
      subject: 'Günün haberleri',
      body: ['Takip ettiğiniz ve katıldığınız konularda şunlar oldu:'],
      last: 'Sizi bir süredir görmedik, bu yüzden bu e-postaların sonuncusu bu. {portal} portalına döndüğünüzde yeniden gelmeye başlarlar.',
      button: 'Tüm bildirimleri gör',
      other: 'Her gün ya da hiç istemiyor musunuz? Bu e-postaları buradan durdurabilirsiniz:',
      notYou: '{portal} portalında daha önce okuduklarınız bu listede yer almaz.',
      why: 'Bu e-postayı, {portal} ayarlarınızda günde bir kez haber istediğiniz için alıyorsunuz.',
    },
    weeklyNews: {
      subject: 'Haftanın haberleri',
      body: ['Takip ettiğiniz ve katıldığınız konularda bu hafta şunlar oldu:'],
      last: 'Sizi bir süredir görmedik, bu yüzden haftalık e-postaların sonuncusu bu. {portal} portalına döndüğünüzde yeniden gelmeye başlarlar.',
      button: 'Bildirimlerinizin tümünü görün',
      other: 'Bu e-postaları almak istemiyor musunuz? Buradan durdurabilirsiniz:',
      notYou: '{portal} portalında daha önce okuduklarınızı listeye almadık.',
      why: 'Bu e-postayı, {portal} ayarlarınızda haftada bir kez haber istediğiniz için alıyorsunuz.',
    },
    newsAtOnce: {
      subject: 'Size bir haber var',
      body: ['Sizi ilgilendiren bir gelişme oldu:'],
      last: 'Sizi bir süredir görmedik, bu yüzden artık böyle e-postalar gelmeyecek. {portal} portalına döndüğünüzde yeniden gelmeye başlarlar.',
      button: 'Bildirimlerinizi açın',
      other: 'Hemen haber verilmesini istemiyor musunuz? Bu e-postaları buradan durdurabilirsiniz:',
      notYou: '{portal} portalında hemen okuduklarınız e-postayla gönderilmez.',
      why: 'Bu e-postayı, {portal} ayarlarınızda bunun hemen bildirilmesini istediğiniz için alıyorsunuz.',
    },
  },
};
