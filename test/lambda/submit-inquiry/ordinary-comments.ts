/** More comments that people write to a company of this kind, besides those of `ordinaryInquiries`. */
export const ordinaryComments: Readonly<Record<string, string>> = {
  German:
    'Guten Tag, wir suchen Unterstützung bei der Rechtsschutzversicherungsabwicklung und beim Dokumentenmanagementsystem. Herbstschnäppchen sind unser Schwerpunkt.',
  Italian: 'Buongiorno, vorremmo digitalizzare il nostro archivio e cercare nei documenti con un assistente.',
  Polish: 'Dzień dobry, szukamy programistów do przedsięwzięcia w Szczebrzeszynie, najlepiej od września.',
  Czech: 'Dobrý den, potřebujeme zpracovat čtvrthodinová data z elektroměrů. Ozvěte se prosím ve čtvrtek.',
  Croatian: 'Dobar dan, zanima nas analiza podataka o prodaji za tržište Hrvatske i Crne Gore.',
  Hungarian: 'Jó napot kívánok, legmegbízhatóbb partnert keresünk gépi tanulási projektünkhöz.',
  Finnish: 'Hei, tarvitsemme apua koneoppimismallin käyttöönotossa ja ylläpidossa ensi vuonna.',
  Dutch:
    'Goedemiddag, wij willen slechtstschrijvende pennen herkennen met beeldherkenning. Graag een gesprek.',
  Welsh: 'Prynhawn da, hoffem drafod prosiect i gyfieithu dogfennau’r cyngor yng Nghymru.',
  Turkish: 'Merhaba, çağrı merkezimiz için bir yapay zekâ çözümü arıyoruz. Fiyat bilgisi alabilir miyiz?',
  Vietnamese: 'Xin chào, chúng tôi muốn xây dựng hệ thống gợi ý sản phẩm cho cửa hàng trực tuyến.',
  Indonesian: 'Selamat pagi, kami ingin mempertanggungjawabkan data pelanggan dengan dasbor yang baik.',
  Swahili: 'Habari, tungependa kujua jinsi mnavyoweza kutusaidia na uchambuzi wa takwimu za wateja wetu.',
  Russian: 'Здравствуйте, нам нужна система распознавания документов. Сколько это займёт времени?',
  Greek: 'Καλησπέρα, θα θέλαμε μια προσφορά για ανάλυση δεδομένων στο ξενοδοχείο μας.',
  Tamil: 'வணக்கம், எங்கள் நிறுவனத்திற்கு தரவு பகுப்பாய்வு சேவை தேவை. தயவுசெய்து அழைக்கவும்.',
  Hebrew: 'שלום, אנחנו מחפשים צוות מפתחים לפרויקט של שישה חודשים. אפשר לקבוע שיחה?',
  Chinese: '您好，我们是一家制造企业，想了解贵公司的视觉检测方案，请与我联系。',
  Korean: '안녕하세요, 고객 상담을 자동화하는 방법에 대해 문의드립니다. 연락 부탁드립니다.',
  Thai: 'สวัสดีครับ เราสนใจระบบวิเคราะห์ข้อมูลลูกค้า กรุณาติดต่อกลับด้วยครับ',
  'a list of techniques':
    'We use PostgreSQL, TypeScript, JavaScript, GraphQL, OpenTelemetry, HTML, CSS, AWS and GCP.',
  'a list of abbreviations': 'HTTPS, XHTML, MSSQL, HTTPD, HTML?',
  'a site, two profiles and a document':
    'We are https://www.example.com, me: https://www.social.example/in/asha, https://www.code.example/asha, the brief: https://www.docs.example/1',
  'a product key': 'Our license XKQTWZRBNL does not work since the update, please look at ticket 4471.',
};
