/** Injection token of the `EventStore` that may append: only `services/execution` injects it, all others `EVENT_READER`. */
export const EVENT_STORE = Symbol('EVENT_STORE');
