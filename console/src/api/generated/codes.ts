// Generated from services/words/codes.ts by `npm run api:generate`: change it there.
/**
 * Every code that a request may be refused with. They are declared here, below the domain and below HTTP, so that one
 * list has them all and the dictionaries beside (`fr/errors.ts`, `en/errors.ts`) do not compile while one of them lacks
 * its words. A code is the message id on the wire; the console has a generated copy of the codes and of their words.
 */

/** What a rule of the domain refuses with. */
export const ErrorCode = {
  /** A field that must be filled is absent or blank. */
  required: 'global.error.required',
  /** A quantity is zero or negative. */
  positive: 'global.error.positive',
  /** A count is negative. */
  notNegative: 'global.error.notNegative',
  /** A quantity or count has a fraction. */
  integer: 'global.error.integer',
  /** A number is below its minimum. */
  min: 'global.error.min',
  /** A text is longer than allowed. */
  textMax: 'global.error.textMax',
  /** There is no such day or instant, although it is written as one. */
  date: 'global.error.date',
  /** Not written as a calendar date `YYYY-MM-DD`, or not as an ISO instant with an offset. */
  dateForm: 'global.error.dateForm',
  /**
   * None of the values that are offered: a code that its value list does not hold, for example, or that is disabled
   * there.
   */
  unknownValue: 'global.error.unknownValue',
  /** A date-time lies after now. */
  dateInFuture: 'global.error.dateInFuture',
  /** The exit time of a line lies further back than any shipment takes to be written down. */
  exitTooOld: 'preparation.error.exitTooOld',
  /** A day-type expiry lies before today. */
  expiryBeforeToday: 'global.error.expiryBeforeToday',
  /** A month-type expiry lies before the current month. */
  expiryBeforeMonth: 'global.error.expiryBeforeMonth',
  /** No such product. */
  productNotFound: 'global.error.productNotFound',
  /** The centre has no such batch, or not of that product. */
  batchNotFound: 'global.error.batchNotFound',
  /** More than the batch, or than all batches of the product together, still hold. */
  quantityMax: 'global.error.quantityMax',
  /** More than any one movement, or any one batch, can hold. */
  quantityTooLarge: 'global.error.quantityTooLarge',
  /** More comes back than the centre has left; passes with `forceValidation`. */
  quantityResidual: 'global.error.quantityResidual',
  /** More comes back than was delivered and has not come back yet; no confirmation helps. */
  returnAboveDelivered: 'productReturn.error.aboveDelivered',
  /** Transfer chosen for a product without `stabilite28`, or by a centre that may not. */
  transferNotOffered: 'global.error.transferNotOffered',
  /** Not a centre, or point, below the selected one that may receive this. */
  destinationInvalid: 'global.error.destinationInvalid',
  /** A container number without a container. */
  containerRequired: 'preparation.error.containerRequired',
  /** A tracker number without a tracker. */
  trackerRequired: 'preparation.error.trackerRequired',
  /** A preparation without a line. */
  productsRequired: 'preparation.error.productsRequired',
  /** A preparation with more lines than one delivery note carries. */
  tooManyLines: 'preparation.error.tooManyLines',
  /** Stock edit: a quantity of 0. */
  quantityInvalid: 'stock.error.quantityInvalid',
  /** Stock edit: more is taken than the batch holds. */
  quantityAboveStock: 'stock.error.quantityAboveStock',
  /** Stock edit: neither a quantity nor an expiry. */
  quantityOrExpiry: 'stock.error.quantityOrExpiry',
  /** Reception: no such delivery note, or not addressed to this centre. */
  noteNotFound: 'deliveryNote.error.notFound',
  /** Reception: of a line more arrived than was sent. */
  receivedAboveSent: 'deliveryNote.error.aboveSent',
  /** Reception: more lines differ than one append takes, with the texts that they have. */
  tooManyDifferences: 'deliveryNote.error.tooManyDifferences',
  /** Reception: a line of the note is named twice. */
  lineTwice: 'deliveryNote.error.lineTwice',
  /** Reception or cancellation of a note that was received. */
  noteReceived: 'deliveryNote.error.alreadyReceived',
  /** Reception or cancellation of a note that was cancelled. */
  noteCancelled: 'deliveryNote.error.alreadyCancelled',
  /** Reception of a note that its destination does not follow up. */
  noteWithoutFollowUp: 'deliveryNote.error.followUpDisabled',
  /** More than the week's allocation leaves; passes with `forceValidation`. */
  allocationExceeded: 'quantitePrevision',
  /** The same of a request that is made, confirmed or processed: on the wire `quantitePrevision`, in its own words. */
  requestAboveAllocation: 'replenishment.error.aboveAllocation',
  /** A date-time lies before now, a day before today. */
  dateInPast: 'global.error.dateInPast',
  /** A request cannot go from its status to that one. */
  statusImpossible: 'replenishment.error.statusImpossible',
  /** A coverage that ends before it begins. */
  coverageReversed: 'replenishment.error.coverageReversed',
  /** A plan begins on a Monday. */
  notMonday: 'allocation.error.notMonday',
  /** A plan of a week that is over neither is made nor changes. */
  weekOver: 'allocation.error.weekOver',
  /** The centre has a plan for that product and week already. */
  allocationTaken: 'allocation.error.taken',
  /** There is no plan for that centre, product and week. */
  noAllocation: 'allocation.error.none',
  /** Somebody changed the plan since it was read; answered as 409 with who it was. */
  allocationChanged: 'allocation.error.changed',
  /** An action made offline lies further back than it may. */
  offlineTooOld: 'offline.error.tooOld',
  /** An action made offline lies before the arrival of its batch. */
  offlineBeforeBatch: 'offline.error.beforeBatch',
  /** A reception made offline lies before its delivery note. */
  offlineBeforeNote: 'offline.error.beforeNote',
  /** Goods past their usage limit or expiry; passes with `forceValidation` and a comment. */
  pastLimit: 'horsLimite',
  /** Preparation, fridge exit or outgoing return of a lot that is recalled. */
  lotRecalled: 'global.error.lotRecalled',
  /** A second recall of the same lot for the same centres. */
  alreadyRecalled: 'lot.error.alreadyRecalled',
  /** A recall that was lifted is not lifted again. */
  recallLifted: 'lot.error.recallLifted',
  /** No such recall, or it does not reach the centre. */
  recallNotFound: 'lot.error.recallNotFound',
  /** A count is open that has a product in common with the one that is to be opened. */
  countOpen: 'count.error.open',
  /** The centre has no such count. */
  countNotFound: 'count.error.notFound',
  /** A count that is closed neither changes nor ends again. */
  countClosed: 'count.error.closed',
  /** A count that was abandoned neither changes nor ends again. */
  countAbandoned: 'count.error.abandoned',
  /** A batch is counted twice in one call. */
  countBatchTwice: 'count.error.batchTwice',
  /** More batches than one call counts. */
  countTooManyLines: 'count.error.tooManyLines',
  /** More batches differ than the end of one count corrects. */
  countTooManyDifferences: 'count.error.tooManyDifferences',
  /** Closing a count: more of the batch left after it was counted than was found. */
  countBelowZero: 'count.error.belowZero',
} as const;

export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** What the HTTP edge and the administration of records refuse with. */
export const ApiCode = {
  /** No token, or one that is unknown, expired or revoked. */
  unauthorized: 'auth.error.unauthorized',
  /** Sign-in with a login and a password that do not go together. */
  badCredentials: 'auth.error.badCredentials',
  /** Too many failed sign-ins. */
  tooManyAttempts: 'auth.error.tooManyAttempts',
  /** The user's authorities do not allow the call. */
  forbidden: 'global.error.forbidden',
  /** The call works for a centre and names none. */
  centreRequired: 'centre.error.required',
  /** `X-Centre-Id` is not a UUID. */
  centreIdInvalid: 'centre.error.idInvalid',
  /** No such centre, or not one of the user's. */
  centreForbidden: 'centre.error.notYours',
  /** The selected centre, or the one that is planned for, is switched off. */
  centreInactive: 'centre.error.inactive',
  /** The call is not made for centres of this type. */
  centreTypeForbidden: 'centre.error.typeForbidden',
  /** The selected centre keeps no stock. */
  centreWithoutStock: 'centre.error.withoutStock',
  /** No such record, or not within the selected centre's reach. */
  notFound: 'global.error.notFound',
  /** The body, or a part of the URL, cannot be read. */
  malformed: 'global.error.malformed',
  bodyTooLarge: 'global.error.bodyTooLarge',
  uriTooLong: 'global.error.uriTooLong',
  unsupportedMediaType: 'global.error.unsupportedMediaType',
  /** Somebody else changed the record meanwhile. */
  conflict: 'global.error.conflict',
  /** Too much is happening at once; nothing was changed. */
  busy: 'global.error.busy',
  /** So much that this user asked for is waiting that nothing more is taken. */
  tooManyWaiting: 'global.error.tooManyWaiting',
  /** A part that the service needs does not answer. */
  unavailable: 'global.error.unavailable',
  /** The read models have not reached the asked-for position in time. */
  positionNotReached: 'global.error.positionNotReached',
  /** `Idempotency-Key` is not a UUID. */
  idempotencyKeyInvalid: 'idempotencyKey.error.invalid',
  /** The `Idempotency-Key` was used for another call already. */
  idempotencyKeyReused: 'idempotencyKey.error.reused',
  /** An unexpected failure. */
  unexpected: 'global.error.unexpected',
  /** A period that ends before it begins. */
  periodReversed: 'global.error.periodReversed',
  /** A call that is not made offline carries the time of an offline action. */
  offlineElsewhere: 'offline.error.elsewhere',
  /** A value that its field cannot take. */
  invalid: 'global.error.invalid',
  notText: 'global.error.notText',
  notNumber: 'global.error.notNumber',
  notBoolean: 'global.error.notBoolean',
  notList: 'global.error.notList',
  notObject: 'global.error.notObject',
  notUuid: 'global.error.notUuid',
  notEmail: 'global.error.notEmail',
  max: 'global.error.max',
  textMin: 'global.error.textMin',
  listMax: 'global.error.listMax',
  passwordConfirmation: 'password.error.confirmation',
  passwordLength: 'password.error.length',
  passwordLowercase: 'password.error.lowercase',
  passwordUppercase: 'password.error.uppercase',
  passwordDigit: 'password.error.digit',
  passwordSpecial: 'password.error.special',
  passwordSame: 'password.error.sameAsOld',
  passwordContainsOld: 'password.error.containsOld',
  passwordPersonal: 'password.error.personal',
  /** One of the passwords that are guessed first. */
  passwordKnown: 'password.error.known',
  passwordWrong: 'password.error.wrong',
  /** A reset or activation link that is unknown, used or too old. */
  passwordLinkInvalid: 'password.error.linkInvalid',
  // Administered records.
  /** A field that is chosen at creation and never changes. */
  locked: 'global.error.locked',
  /** An id in a body that is no record's, or not of one within reach. */
  unknownRecord: 'global.error.unknownRecord',
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
  /** There is no receiver for the mail. */
  noReceiver: 'mail.error.noReceiver',
  /** A print with more labels than one document holds. */
  tooManyLabels: 'document.error.tooManyLabels',
  /** A dossier with more movements than are printed. */
  tooManyMovements: 'document.error.tooManyMovements',
  /** A template that repeats more than one document holds. */
  documentTooLarge: 'document.error.tooLarge',
  /** A file of several documents that were not all printed while somebody waited for it. */
  tooManyDocuments: 'document.error.tooManyDocuments',
  /** The type of a template that centres print with. */
  templateInUse: 'template.error.inUse',
  loginTaken: 'user.error.loginTaken',
  /** A login of other characters could look like somebody else's. */
  loginCharacters: 'user.error.loginCharacters',
  emailTaken: 'user.error.emailTaken',
  lastAdministrator: 'user.error.lastAdministrator',
  /** The user has chosen a password: there is nothing to invite to. */
  alreadyActivated: 'user.error.alreadyActivated',
  valueCodeTaken: 'valueList.error.codeTaken',
  /** Codes of value lists, and their names. */
  valueCode: 'valueList.error.code',
  notXlsx: 'import.error.notXlsx',
  /** Of an import that takes the old format, too. */
  notWorkbook: 'import.error.notWorkbook',
  /** A column that is missing, unknown, or there twice. */
  importColumn: 'erreurColonne',
  importEmpty: 'csvVide',
  importTooLong: 'import.error.tooManyLines',
  importTwice: 'import.error.twice',
  // Requests and plans.
  /** Requests that are prepared together are for one product. */
  severalProducts: 'replenishment.error.severalProducts',
  /** A request that nobody could see: no active dispatch centre is above the centre that asks. */
  noDispatch: 'replenishment.error.noDispatch',
  /** A request that is processed, refused or cancelled is not prepared. */
  notPreparable: 'replenishment.error.notPreparable',
  /** More weeks than a plan is copied to. */
  tooManyWeeks: 'allocation.error.tooManyWeeks',
  /** A line of an import for no vaccination centre within reach. */
  unknownFiness: 'allocation.error.finess',
  /** A line of an import for no active product. */
  unknownProduct: 'allocation.error.product',
  /** A line of an import by a commercial name that several active products have. */
  ambiguousProduct: 'allocation.error.productAmbiguous',
  /** One of the weeks that a plan is copied to has a plan. */
  followingWeekTaken: 'allocation.error.followingWeekTaken',
  // Alerts.
  /** A list of thresholds that names a product twice. */
  productTwice: 'alert.error.productTwice',
  /** A text that is no GS1 element string. */
  scanUnreadable: 'scan.error.unreadable',
} as const;

export type ApiCode = (typeof ApiCode)[keyof typeof ApiCode];

/** Part of a .docx file that carries tags. */
export type DocumentPart = 'body' | 'header' | 'footer';

/** What is wrong with the .docx file of a template. */
const FAULT_CODES = [
  'template.error.oldFormat',
  'template.error.notDocx',
  'template.error.damaged',
  'template.error.fileTooLarge',
  'template.error.tooLarge',
  'template.error.tooDeep',
  'template.error.tooManyParts',
  'template.error.badPath',
  'template.error.duplicatePart',
  'template.error.macro',
  'template.error.activeContent',
  'template.error.externalTarget',
  'template.error.importedContent',
  'template.error.doctype',
  'template.error.unclosedTag',
  'template.error.unopenedTag',
  'template.error.syntax',
  'template.error.unclosedBlock',
  'template.error.blockMismatch',
  'template.error.blockAcrossParts',
  'template.error.elseOutsideBlock',
  'template.error.unknownField',
  'template.error.tagInNote',
  'template.error.unknownHelper',
  'template.error.wrongKind',
  'template.error.nestedList',
  'template.error.rawTag',
  'template.error.partial',
  'template.error.decorator',
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];

/** Codes whose words are a sentence of their own; faults of templates are told with their tag and place. */
export type MessageCode = ErrorCode | ApiCode;

export type AnyCode = MessageCode | FaultCode;

/** The arguments that a code is raised with, by name: `{name}` in its words. A code that is not here has none. */
export const ARGUMENTS = {
  [ErrorCode.min]: ['min'],
  [ErrorCode.exitTooOld]: ['days'],
  [ErrorCode.offlineTooOld]: ['days'],
  [ErrorCode.textMax]: ['max'],
  [ErrorCode.quantityMax]: ['max'],
  [ErrorCode.quantityTooLarge]: ['max'],
  [ErrorCode.quantityResidual]: ['max'],
  [ErrorCode.returnAboveDelivered]: ['max'],
  [ErrorCode.receivedAboveSent]: ['max'],
  [ErrorCode.tooManyDifferences]: ['max'],
  [ErrorCode.tooManyLines]: ['max'],
  [ErrorCode.countOpen]: ['number'],
  [ErrorCode.countTooManyLines]: ['max'],
  [ErrorCode.countTooManyDifferences]: ['max'],
  [ErrorCode.countBelowZero]: ['lot', 'quantity'],
  [ErrorCode.allocationExceeded]: ['residual'],
  [ErrorCode.requestAboveAllocation]: ['residual'],
  [ErrorCode.allocationChanged]: ['editor'],
  [ApiCode.tooManyAttempts]: ['seconds'],
  [ApiCode.max]: ['max'],
  [ApiCode.textMin]: ['min'],
  [ApiCode.listMax]: ['max'],
  [ApiCode.passwordLength]: ['min'],
  [ApiCode.decimals]: ['max'],
  [ApiCode.tooManyLabels]: ['max'],
  [ApiCode.tooManyMovements]: ['max'],
  [ApiCode.importColumn]: ['column'],
  [ApiCode.followingWeekTaken]: ['week'],
  [ApiCode.importTooLong]: ['max'],
  [ApiCode.importTwice]: ['line'],
  [ApiCode.tooManyWeeks]: ['max'],
  [ApiCode.noDispatch]: ['centre'],
} as const satisfies Partial<Record<MessageCode, readonly string[]>>;

/**
 * Codes that differ in their words only, with the one that clients read for each. A code that is not here is its own.
 */
export const WIRE_CODES: Readonly<Record<string, ErrorCode>> = {
  [ErrorCode.requestAboveAllocation]: ErrorCode.allocationExceeded,
};
