/** The calls of the service by path and method, below `/api/admin`; a path that it does not have is no type. */
import type { paths } from './generated/schemas.js';

/** The paths as they are written in the console: below `/api/admin`, and as they are outside of it. */
type Served = {
  [P in keyof paths as P extends `/api/admin${infer Below}` ? Below : P]: paths[P];
};

export type Method = 'get' | 'post' | 'put' | 'delete';

export type Path<M extends Method = 'get'> = {
  [P in keyof Served]: Served[P] extends { readonly [Each in M]: { readonly responses: unknown } }
    ? P
    : never;
}[keyof Served];

type Operation<P, M> = P extends keyof Served ? (M extends keyof Served[P] ? Served[P][M] : never) : never;

type JsonOf<Response> = Response extends { content: { readonly 'application/json': infer Json } }
  ? Json
  : undefined;

/** What a call answers; undefined where it answers nothing. */
export type Answer<P, M extends Method = 'get'> =
  Operation<P, M> extends infer Call
    ? Call extends { readonly responses: infer Responses }
      ? { [Status in keyof Responses]: JsonOf<Responses[Status]> }[keyof Responses]
      : never
    : never;

/** Calls that make a file of a list's rows. */
export type ExportPath = Extract<Path, `${string}/export`>;

/** One item of a list or of a page of a list. */
export type Item<P> =
  Answer<P> extends infer List
    ? List extends { readonly content: readonly (infer Row)[] } | readonly (infer Row)[]
      ? Row
      : never
    : never;

/** A body as a form fills it: what is still missing is null, which the service refuses in words. */
export type Filled<Body> = Body extends unknown
  ? { readonly [Field in keyof Body]: FilledList<Body[Field]> | null }
  : never;
/** The same for the lines of a form. */
type FilledList<Value> = Value extends readonly (infer Line extends object)[]
  ? readonly Filled<Line>[]
  : Value;

type ContentOf<Call> = Call extends { readonly requestBody: { readonly content: infer Content } }
  ? Content extends { readonly 'multipart/form-data': unknown }
    ? FormData
    : Filled<Content[keyof Content]>
  : undefined;

/** What a call sends; undefined where it has no body. */
export type Body<P, M extends Method> = ContentOf<Operation<P, M>>;

/** Values that are null, undefined or empty are left out of the address. */
type Loosely<Query> = { readonly [Name in keyof Query]: Query[Name] | null };

type PathOf<Call> = Call extends { readonly parameters: { readonly path: infer InPath extends object } }
  ? InPath
  : undefined;
type QueryOf<Call> = Call extends { readonly parameters: { readonly query?: infer Query } }
  ? Query extends object
    ? Loosely<Query>
    : undefined
  : undefined;

/** What belongs into the address of a call: `path` for `{id}`, `query` for the filters. */
export type Parameters<P, M extends Method = 'get'> = [PathOf<Operation<P, M>>] extends [object]
  ? { readonly path: PathOf<Operation<P, M>>; readonly query?: QueryOf<Operation<P, M>> }
  : { readonly path?: undefined; readonly query?: QueryOf<Operation<P, M>> };

/** The arguments after a path: its parameters may be left out where none of them is in the path. */
export type WithParameters<P, M extends Method, More extends readonly unknown[] = []> =
  object extends Parameters<P, M>
    ? [parameters?: Parameters<P, M>, ...more: More]
    : [parameters: Parameters<P, M>, ...more: More];

interface Sent<P, M extends Method> {
  readonly parameters: Parameters<P, M>;
  readonly body: Body<P, M>;
  readonly signal?: AbortSignal;
}

type Optional<T, Name extends keyof T> = Omit<T, Name> & Partial<Pick<T, Name>>;
type Needed<P, M extends Method> = Optional<
  Sent<P, M>,
  | (undefined extends Body<P, M> ? 'body' : never)
  | (object extends Parameters<P, M> ? 'parameters' : never)
  | 'signal'
>;

/** What is sent with a call, which may be left out where nothing has to be. */
export type WithSent<P, M extends Method> =
  object extends Needed<P, M> ? [sent?: Needed<P, M>] : [sent: Needed<P, M>];
