import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { Answer, Body, Path } from '../../api/calls.js';
import { RefusedError, type ServerMessage, UnansweredError } from '../../api/errors.js';
import { ErrorCode } from '../../api/generated/codes.js';
import { type Command, useCommand, type Write } from '../../api/useCommand.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useKeepOffline } from '../../providers/offline/useKeepOffline.js';
import { useReason } from '../dialog/Confirm.js';
import { messageText } from '../errors/error-text.js';
import { commandErrorText, explained, leftErrorText, messagesText } from '../errors/failure-text.js';
import { useAnnounce } from '../feedback/Messages.js';
import { useIsShown } from '../navigation/useIsShown.js';
import { focusFirstFault } from './field-places.js';
import { type FieldNames, showFieldErrors } from './server-errors.js';
import { useSendAgain } from './useSendAgain.js';

interface OperationOptions<Values extends FieldValues, P extends Path<M>, M extends Write> {
  readonly defaultValues: Values;
  /** What the form begins with the first time, where that is not its default values: what the address asks for. */
  readonly initialValues?: Values;
  readonly command: Command<P, M>;
  /** The form's values in the words of the wire. */
  readonly toBody: (values: Values) => Body<P, M>;
  /**
   * Asked once what is filled in is right, before it is sent. False: it is not sent. A question to the user is awaited:
   * until then the form is being sent.
   */
  readonly isMeant?: (values: Values) => Promise<boolean>;
  /** Several commands, sent one after the other; empty: the form is one. What was not taken stays in the form. */
  readonly parts?: (values: Values) => readonly Part<Values>[];
  /**
   * Where the body's fields are called otherwise than the form's: `{ idLigneBl: 'batch' }`. A function where it
   * depends on what was filled in.
   */
  readonly fieldNames?: FieldNames<Values> | ((values: Values) => FieldNames<Values>);
  /** Message id of what is announced of a success. */
  readonly success?: string | ((result: Answer<P, M>) => string);
  /** The form is back at its default values when this is called, or has been left (`useLeadOn`). */
  readonly onSuccess?: (result: Answer<P, M>, values: Values) => void;
  /**
   * Called first when the service refuses. True: it has been dealt with (a question was answered, a dialog shows it). A
   * question, and what is sent once more after it by `sendAgain`, is awaited: until then the form is still being sent.
   * Not called once the form has been left: then the refusal is announced.
   *
   * @param sendAgain sends this body in place of the one that was refused; the parts that were to follow it follow
   */
  readonly onRefused?: (
    error: RefusedError,
    body: Body<P, M>,
    values: Values,
    sendAgain: (body: Body<P, M>) => Promise<void>,
  ) => boolean | Promise<boolean>;
  /** Message id of what is said of a failure, before its reason. Without it the reason alone, or the general words. */
  readonly failure?: string;
  /** What to say above the form of errors on its fields; that it has some, where this is absent. */
  readonly fieldsFailure?: (error: RefusedError) => ServerMessage | undefined;
}

/** One of several commands that follow from one form. */
export interface Part<Values> {
  readonly sent: Values;
  /** What the form shows where this one is not taken: itself, and all that were to follow. */
  readonly shown: Values;
}

/** `taken`: the last time that it was sent; a refusal, and a question that was answered with no, leave it `ready`. */
export type Sending = 'ready' | 'sending' | 'taken';

export interface Operation<Values extends FieldValues, Sent = unknown> {
  readonly form: UseFormReturn<Values>;
  /** For `<form onSubmit>`; does nothing while the form is being sent. */
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** Sends this body, of a form that is one command, without checking what is filled in. */
  readonly send: (body: Sent, values: Values) => Promise<void>;
  readonly sending: Sending;
  readonly isSending: boolean;
  /** The service is asked, and nobody else: no question to the user is open. Of a long command its progress tells. */
  readonly isWaiting: boolean;
  /** Under which the service tells how far a long command is, while it runs. */
  readonly runningKey: string | undefined;
  /** What went wrong, beyond single fields. */
  readonly problem: string | undefined;
  /**
   * There is something to lose: what was typed, or the outcome of what is being sent. Read at the moment of leaving.
   */
  readonly hasChanges: () => boolean;
  /** The outcome of what is being sent is not known. Read at the moment of leaving. */
  readonly isUnanswered: () => boolean;
  /** Back to the default values, or to these. */
  readonly reset: (values?: Values) => void;
}

/** Kept as what it is: its words follow the language. */
type Problem = 'fields' | { readonly error: unknown; readonly told: readonly ServerMessage[] };

/** All of it is said on the fields. */
const isAboutFields = (problem: Problem): boolean =>
  problem === 'fields' ||
  (problem.error instanceof RefusedError &&
    problem.error.fieldErrors.length > 0 &&
    problem.told.length === 0);

/**
 * The life of an operation's form: check, send under one idempotency key, bring errors to their fields, reset.
 */
export function useOperationForm<Values extends FieldValues, P extends Path<M>, M extends Write>(
  options: OperationOptions<Values, P, M>,
): Operation<Values, Body<P, M>> {
  const {
    defaultValues,
    initialValues = defaultValues,
    command,
    toBody,
    isMeant,
    parts,
    fieldNames,
    success,
    onSuccess,
    onRefused,
    failure,
    fieldsFailure,
  } = options;
  const translate = useTranslate();
  const announce = useAnnounce();
  const askReason = useReason();
  const form = useForm<Values>({
    defaultValues: initialValues as DefaultValues<Values>,
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const { mutateAsync, runningKey, intention } = useCommand(command);
  const keepOffline = useKeepOffline();
  const [problem, setProblem] = useState<Problem>();
  const sendAgainText = useSendAgain(typeof problem === 'object' ? problem.error : undefined);
  const [sending, setSending] = useState<Sending>('ready');
  const isDone = useRef(false);
  const isShown = useIsShown();
  const running = useRef(0);
  /** The reason that was given in a dialog for what was not taken yet: it is proposed where it is asked for again. */
  const givenReason = useRef('');
  const { isDirty, errors } = form.formState;

  const reset = useCallback(
    (values: Values = defaultValues) => {
      form.reset(values as DefaultValues<Values>);
      setProblem(undefined);
      givenReason.current = '';
    },
    [form, defaultValues],
  );

  /**
   * @param rest what follows where this one is taken: the form is not done then
   * @param isPartTaken one before it was taken
   */
  const send = async (
    body: Body<P, M>,
    values: Values,
    rest: readonly Part<Values>[] = [],
    isPartTaken = false,
  ): Promise<void> => {
    const sendAgain = (other: Body<P, M>) => send(other, values, rest, isPartTaken);
    setProblem(undefined);
    setSending('sending');
    running.current++;
    announce.forgetSuccess();
    try {
      const result = await mutateAsync(body).catch(async (error: unknown) => {
        const kept = error instanceof UnansweredError && (await keepOffline(command, body, intention));
        if (kept) return kept as Answer<P, M>;
        throw error;
      });
      const [next, ...others] = rest;
      if (next) {
        givenReason.current = '';
        form.reset(next.shown as DefaultValues<Values>, { keepDefaultValues: true });
        return await send(toBody(next.sent), next.sent, others, true);
      }
      // Leaving is free from now on, also within `onSuccess`, before the reset has been rendered.
      isDone.current = true;
      reset();
      setSending('taken');
      if (success) announce.success(translate(typeof success === 'string' ? success : success(result)));
      onSuccess?.(result, values);
    } catch (error) {
      if (!isShown.current) return announce.error(leftErrorText(error, translate, isPartTaken));
      const names = (typeof fieldNames === 'function' ? fieldNames(values) : fieldNames) ?? {};
      if (error instanceof RefusedError && error.hasGlobal(ErrorCode.pastLimit)) {
        return await explainPastLimit(error, body, 'commentaire' in names, sendAgain);
      }
      if (error instanceof RefusedError && (await onRefused?.(error, body, values, sendAgain))) return;
      // While it is being sent no field can have the focus.
      flushSync(() => setSending('ready'));
      const told =
        error instanceof RefusedError ? [...error.globalErrors, ...showFieldErrors(form, error, names)] : [];
      setProblem({ error, told });
    } finally {
      running.current--;
      setSending((now) => (now === 'sending' ? 'ready' : now));
    }
  };

  /**
   * Goods past their limit move only with a reason, which the history keeps (docs/rules/stock.md, ST-19).
   *
   * @param isTyped the comment is a field of the form: what was typed there is proposed. The one of a request is not
   *   the sender's.
   */
  const explainPastLimit = async (
    error: RefusedError,
    body: Body<P, M>,
    isTyped: boolean,
    sendAgain: (body: Body<P, M>) => Promise<void>,
  ): Promise<void> => {
    const { commentaire } = body as { readonly commentaire?: string | null };
    const reason = await askReason({
      title: translate('pastLimit.title'),
      // With whatever else is asked: one answer confirms all of it.
      text: messagesText(error.globalErrors, translate),
      confirmLabel: translate('pastLimit.confirm'),
      reasonLabel: translate('field.comment'),
      initialReason: givenReason.current || (isTyped && commentaire) || '',
      danger: true,
    });
    if (!reason) return;
    givenReason.current = reason;
    await sendAgain({ ...body, forceValidation: true, commentaire: reason });
  };

  const words = (what: Problem): string => {
    if (what === 'fields') return translate('error.fields');
    const { error, told } = what;
    const failed = failure && translate(failure);
    if (!(error instanceof RefusedError)) return commandErrorText(error, translate, failed);
    if (told.length > 0) return explained(failed, messagesText(told, translate), translate);
    const fields = fieldsFailure?.(error);
    if (fields) return messageText(fields, translate);
    return error.fieldErrors.length > 0 ? translate('error.form') : explained(failed, undefined, translate);
  };

  /** That fields are wrong is said as long as one is. */
  const isOver = (what: Problem): boolean => isAboutFields(what) && Object.keys(errors).length === 0;

  const checkAndSend = form.handleSubmit(
    async (values) => {
      if (isMeant) {
        setSending('sending');
        if (!(await isMeant(values))) return setSending('ready');
      }
      const [first, ...rest] = parts?.(values) ?? [];
      return first ? send(toBody(first.sent), first.sent, rest) : send(toBody(values), values);
    },
    () => {
      announce.forgetSuccess();
      setProblem('fields');
      focusFirstFault(form);
    },
  );
  const submit = async (event?: React.BaseSyntheticEvent): Promise<void> => {
    event?.preventDefault();
    // Sent twice, the parts that are still to come would count twice.
    if (running.current > 0) return;
    running.current++;
    try {
      await checkAndSend(event);
    } finally {
      running.current--;
    }
  };

  // What is typed after the reset has been rendered is something to lose again.
  useEffect(() => {
    if (!isDirty) isDone.current = false;
  });
  const isUnanswered = useCallback(() => running.current > 0 && !isDone.current, []);
  const hasChanges = useCallback(
    () => (isDirty && !isDone.current) || isUnanswered(),
    [isDirty, isUnanswered],
  );

  return {
    form,
    submit,
    send,
    sending,
    isSending: sending === 'sending',
    isWaiting: runningKey !== undefined && !command.isLong,
    runningKey,
    problem: problem && !isOver(problem) ? (sendAgainText ?? words(problem)) : undefined,
    hasChanges,
    isUnanswered,
    reset,
  };
}
