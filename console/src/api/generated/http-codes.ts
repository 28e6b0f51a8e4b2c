// Generated from services/api/http/errors/codes.ts by `npm run api:generate`: change it there.
/**
 * Codes that only the HTTP edge knows, beside the domain's (`domain/shared/codes.ts`). Message ids of the same
 * dictionaries; arguments are named after `args:`.
 */
export const ApiCode = {
  /** No token, or one that is unknown, expired or revoked. */
  unauthorized: 'auth.error.unauthorized',
  /** Sign-in with a login and a password that do not go together. */
  badCredentials: 'auth.error.badCredentials',
  /** Too many failed sign-ins. args: seconds */
  tooManyAttempts: 'auth.error.tooManyAttempts',
  /** The user's authorities do not allow the call. */
  forbidden: 'global.error.forbidden',
  /** The call works for a centre and names none. */
  centreRequired: 'centre.error.required',
  /** `X-Centre-Id` is not a UUID. */
  centreIdInvalid: 'centre.error.idInvalid',
  /** No such centre, or not one of the user's. */
  centreForbidden: 'centre.error.notYours',
  /** The selected centre is switched off. */
  centreInactive: 'centre.error.inactive',
  /** The call is not made for centres of this type. */
  centreTypeForbidden: 'centre.error.typeForbidden',
  /** The selected centre keeps no stock. */
  centreWithoutStock: 'centre.error.withoutStock',
  /** No such record, or not within the selected centre's reach. */
  notFound: 'global.error.notFound',
  /** The body, or a part of the URL, cannot be read. */
  malformed: 'global.error.malformed',
  /** args: max (bytes) */
  bodyTooLarge: 'global.error.bodyTooLarge',
  uriTooLong: 'global.error.uriTooLong',
  unsupportedMediaType: 'global.error.unsupportedMediaType',
  /** Somebody else changed the record meanwhile. */
  conflict: 'global.error.conflict',
  /** Too much is happening at once; nothing was changed. */
  busy: 'global.error.busy',
  /** A part that the service stands on does not answer. */
  unavailable: 'global.error.unavailable',
  /** The read models have not reached the asked-for position in time. */
  positionNotReached: 'global.error.positionNotReached',
  /** `Idempotency-Key` is not a UUID. */
  idempotencyKeyInvalid: 'idempotencyKey.error.invalid',
  /** The `Idempotency-Key` stands for another call already. */
  idempotencyKeyReused: 'idempotencyKey.error.reused',
  /** Anything that nobody foresaw. */
  unexpected: 'global.error.unexpected',
  /** A period that ends before it begins. */
  periodReversed: 'global.error.periodReversed',
  /** A value that its field cannot take. */
  invalid: 'global.error.invalid',
  notText: 'global.error.notText',
  notNumber: 'global.error.notNumber',
  notBoolean: 'global.error.notBoolean',
  notList: 'global.error.notList',
  notObject: 'global.error.notObject',
  notUuid: 'global.error.notUuid',
  notEmail: 'global.error.notEmail',
  /** args: max */
  max: 'global.error.max',
  /** args: min */
  textMin: 'global.error.textMin',
  /** args: max */
  listMax: 'global.error.listMax',
  passwordConfirmation: 'password.error.confirmation',
  /** args: min */
  passwordLength: 'password.error.length',
  passwordLowercase: 'password.error.lowercase',
  passwordUppercase: 'password.error.uppercase',
  passwordDigit: 'password.error.digit',
  passwordSpecial: 'password.error.special',
  passwordSame: 'password.error.sameAsOld',
  passwordContainsOld: 'password.error.containsOld',
  passwordPersonal: 'password.error.personal',
  passwordWrong: 'password.error.wrong',
  /** A reset or activation link that is unknown, used or too old. */
  passwordLinkInvalid: 'password.error.linkInvalid',
  // Administered records.
  /** A field that is chosen at creation and never changes. */
  locked: 'global.error.locked',
  /** An id in a body that is no record's, or not of one within reach. */
  unknownRecord: 'global.error.unknownRecord',
  /** args: max */
  decimals: 'global.error.decimals',
  nameTaken: 'global.error.nameTaken',
  /** The pair of manufacturer and name. */
  makerNameTaken: 'global.error.makerNameTaken',
  cipTaken: 'product.error.cipTaken',
  /** Doses of a vaccine: two integer digits, one decimal. */
  dosesVaccine: 'product.error.dosesVaccine',
  /** Doses of another product: three integer digits, one decimal. */
  doses: 'product.error.doses',
  /** The highest temperature is below the lowest. */
  temperatures: 'tracker.error.temperatures',
  siretTaken: 'carrier.error.siretTaken',
  notDispatchCentre: 'carrier.error.notDispatchCentre',
  finessTaken: 'centre.error.finessTaken',
  centreCodeTaken: 'centre.error.codeTaken',
  /** A centre's code begins the numbers of its delivery notes. */
  centreCode: 'centre.error.code',
  /** Two tags of one category. */
  tagCategoryTaken: 'centre.error.tagCategoryTaken',
  /** A centre of a type that cannot stand below this one. */
  childInvalid: 'centre.error.childInvalid',
  /** A centre would stand below itself. */
  centreLoop: 'centre.error.loop',
  referentNotUser: 'centre.error.referentNotUser',
  carrierNotOfParent: 'centre.error.carrierNotOfParent',
  /** Not a published template of that type, or not for centres of this one. */
  templateInvalid: 'centre.error.templateInvalid',
  ownStatus: 'centre.error.ownStatus',
  /** Nobody to whom a mail could go. */
  noReceiver: 'mail.error.noReceiver',
  /** A print with more labels than one document holds. args: max */
  tooManyLabels: 'document.error.tooManyLabels',
  /** A template that repeats more than one document holds. */
  documentTooLarge: 'document.error.tooLarge',
  /** The type of a template that centres print with. */
  templateInUse: 'template.error.inUse',
  loginTaken: 'user.error.loginTaken',
  emailTaken: 'user.error.emailTaken',
  lastAdministrator: 'user.error.lastAdministrator',
  valueCodeTaken: 'valueList.error.codeTaken',
  /** Codes of value lists, and their names. */
  valueCode: 'valueList.error.code',
  notXlsx: 'import.error.notXlsx',
  /** A column that is missing, unknown, or there twice. args: column */
  importColumn: 'erreurColonne',
  importEmpty: 'csvVide',
  /** args: max */
  importTooLong: 'import.error.tooManyLines',
  /** args: line */
  importTwice: 'import.error.twice',
} as const;

export type ApiCode = (typeof ApiCode)[keyof typeof ApiCode];
