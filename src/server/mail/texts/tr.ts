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
    testMail: {
      subject: 'Deneme e-postası',
      body: [
        'Bu e-posta, {portal} e-postalarının ulaştığını gösterir. Portalın kurulduğu sayfaya şu sayıyı girin:',
      ],
      button: 'Kuruluma dön',
      notYou: 'Bu e-postayı siz istemediyseniz bir şey yapmanız gerekmez.',
      why: 'Bu e-postayı, {portal} yöneticilerinden biri bu adresle istediği için alıyorsunuz.',
    },
  },
};
