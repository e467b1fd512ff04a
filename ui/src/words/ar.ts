'use client'

import type { Words } from '../english.ts'
import { count, percent } from '../lib/number-text.ts'

type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>

// Numbers have six forms; `#` becomes the number.
function plural(value: number, locale: string, forms: Forms): string {
  const form = forms[new Intl.PluralRules('ar').select(value)]
  return form.replace('#', count(value, locale))
}

const characters = (value: number, locale: string) =>
  plural(value, locale, {
    zero: 'أي حرف',
    one: 'حرف واحد',
    two: 'حرفين',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  })

/** The texts of all components in Arabic, for a `Language`. */
const arabic = {
  appShell: { skipLabel: 'انتقل إلى المحتوى' },
  breadcrumb: { label: 'مسار التنقل' },
  characterCount: {
    leftText: (characters, locale) => `الأحرف المتبقية: ${count(characters, locale)}`,
    overText: (characters, locale) => `الأحرف الزائدة: ${count(characters, locale)}`,
  },
  combobox: {
    openLabel: 'عرض الخيارات',
    listLabel: 'الخيارات',
    emptyLabel: 'لا توجد نتائج مطابقة.',
    loadingLabel: 'جارٍ البحث…',
  },
  columnMenu: {
    label: 'الأعمدة',
    widthLabel: (header) => `عرض العمود ${header}`,
    widthText: (rem, locale) => `${count(rem, locale)} rem`,
    resetLabel: 'إعادة الضبط',
  },
  commandMenu: {
    label: 'الأوامر',
    hintText: 'اكتب إلى أين تريد الذهاب أو ما تريد فعله.',
    inputLabel: 'الأمر',
  },
  dataTable: {
    loadingText: 'جارٍ التحميل…',
    errorText: 'تعذّر تحميل الصفوف.',
    noMatchText: 'لا توجد نتائج مطابقة.',
    countText: (shown, total, locale) =>
      shown === total ? count(total, locale) : `${count(shown, locale)} من ${count(total, locale)}`,
    rowsText: (total, locale) =>
      plural(total, locale, {
        zero: 'صف',
        one: 'صف',
        two: 'صفان',
        few: 'صفوف',
        many: 'صفًا',
        other: 'صف',
      }),
    editLabel: (header) => `تعديل ${header}`,
    selectAllLabel: 'تحديد كل الصفوف',
    selectRowLabel: (row, locale) => `تحديد الصف ${count(row, locale)}`,
    showAllText: 'عرض الكل',
    showLessText: 'عرض أقل',
    pagesLabel: (caption) => `صفحات ${caption}`,
  },
  dateInput: {
    pickLabel: 'فتح التقويم',
    partNames: { day: 'يوم', month: 'شهر', year: 'سنة' },
  },
  dateRange: { fromLabel: 'من', toLabel: 'إلى' },
  dialog: { closeLabel: 'إغلاق' },
  field: { optionalText: '(اختياري)' },
  fileDrop: {
    zoneText: (multiple) => (multiple ? 'اختر ملفات أو أفلتها هنا' : 'اختر ملفًا أو أفلته هنا'),
    removeLabel: (name) => `إزالة ${name}`,
    progressLabel: (name) => `رفع ${name}`,
    chosenText: (files, locale) => `عدد الملفات: ${count(files, locale)}`,
    wrongKindText: (name) => `نوع الملف ${name} غير مقبول.`,
    tooLargeText: (name, limit) => `الملف ${name} أكبر من ${limit}.`,
    tooManyText: (limit, locale) => `الحد الأقصى لعدد الملفات: ${count(limit, locale)}.`,
  },
  filmChoice: {
    allLabel: 'كل النوافذ',
    mixedLabel: 'أغشية مختلفة',
    adaptedEyesText: 'كما تراه العين بعد أن تعتاد عليه',
  },
  formShell: {
    invalidText: (fields, locale) =>
      plural(fields, locale, {
        zero: 'لا توجد حقول تحتاج إلى مراجعة.',
        one: 'يحتاج حقل واحد إلى مراجعة.',
        two: 'يحتاج حقلان إلى مراجعة.',
        few: 'تحتاج # حقول إلى مراجعة.',
        many: 'يحتاج # حقلًا إلى مراجعة.',
        other: 'يحتاج # حقل إلى مراجعة.',
      }),
    failure: 'لم تنجح العملية. يُرجى المحاولة مرة أخرى.',
  },
  lightView: {
    failure: 'تعذّر رسم الضوء هنا، لذلك لا تتغير الصورة مع الاختيار.',
    retryLabel: 'إعادة المحاولة',
  },
  mobileMenu: { label: 'القائمة', closeLabel: 'إغلاق القائمة' },
  multiSelectFilter: {
    searchLabel: 'بحث',
    emptyLabel: 'لا توجد نتائج مطابقة.',
    clearLabel: 'مسح الاختيار',
    chosenText: (chosen, locale) =>
      plural(chosen, locale, {
        zero: 'لم يُحدَّد أي خيار',
        one: 'خيار واحد محدد',
        two: 'خياران محددان',
        few: '# خيارات محددة',
        many: '# خيارًا محددًا',
        other: '# خيار محدد',
      }),
  },
  navigationMenu: { label: 'القائمة الرئيسية' },
  pagination: {
    label: 'الصفحات',
    previousLabel: 'الصفحة السابقة',
    nextLabel: 'الصفحة التالية',
    pageLabel: (page, locale) => `الصفحة ${count(page, locale)}`,
  },
  passwordInput: { showLabel: 'إظهار كلمة المرور', hideLabel: 'إخفاء كلمة المرور' },
  quantityInput: { decreaseLabel: 'إنقاص', increaseLabel: 'زيادة' },
  sheet: { closeLabel: 'إغلاق' },
  sidebar: { label: 'القائمة الرئيسية', openLabel: 'فتح القائمة' },
  slider: {
    roleText: 'عارض صور',
    slideRoleText: 'شريحة',
    slideLabel: (slide, slides, locale) => `${count(slide, locale)} من ${count(slides, locale)}`,
    pickLabel: (slide, slides, locale) =>
      `الانتقال إلى الشريحة ${count(slide, locale)} من ${count(slides, locale)}`,
    previousLabel: 'الشريحة السابقة',
    nextLabel: 'الشريحة التالية',
    pauseLabel: 'إيقاف تبديل الشرائح',
    playLabel: 'تشغيل تبديل الشرائح',
  },
  spectrumStrip: {
    label: 'الضوء النافذ',
    names: { uv: 'فوق البنفسجي', visible: 'المرئي', infrared: 'تحت الأحمر' },
  },
  toaster: {
    closeLabel: 'إغلاق',
    toastLabel: 'إشعار',
    regionLabel: 'الإشعارات ({hotkey})',
  },
  validation: {
    requiredText: 'يُرجى ملء هذا الحقل.',
    requiredCheckboxText: 'يُرجى تحديد هذا المربع للمتابعة.',
    requiredRadioText: 'يُرجى تحديد أحد هذه الخيارات.',
    requiredSelectText: 'يُرجى اختيار عنصر من القائمة.',
    requiredFileText: 'يُرجى اختيار ملف.',
    noAtText: (email) => `يجب أن يتضمن البريد الإلكتروني الرمز «@»، وهو غير موجود في «${email}».`,
    emailText: 'يُرجى إدخال عنوان بريد إلكتروني.',
    urlText: 'يُرجى إدخال عنوان موقع.',
    numberText: 'يُرجى إدخال رقم.',
    dateText: (example) => `يُرجى إدخال تاريخ، مثل ${example}.`,
    patternText: 'يُرجى الالتزام بالتنسيق المطلوب.',
    tooShortText: (least, length, locale) =>
      `الحد الأدنى للطول ${characters(least, locale)}، والطول الحالي ${characters(length, locale)}.`,
    tooLongText: (most, length, locale) =>
      `الحد الأقصى للطول ${characters(most, locale)}، والطول الحالي ${characters(length, locale)}.`,
    underText: (least) => `يجب ألا تقل القيمة عن ${least}.`,
    overText: (most) => `يجب ألا تزيد القيمة على ${most}.`,
    earlyText: (first) => `يجب ألا يكون التاريخ أو الوقت قبل ${first}.`,
    lateText: (last) => `يجب ألا يكون التاريخ أو الوقت بعد ${last}.`,
    stepText: (below, above) => `القيمة غير صالحة. أقرب قيمتين صالحتين هما ${below} و${above}.`,
  },
  wipe: {
    label: 'مدى امتداد الغشاء',
    valueText: (share, locale) => percent(share, locale),
  },
} satisfies Words

export { arabic }
