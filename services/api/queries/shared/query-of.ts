import { Query } from '@nestjs/cqrs';

class Asked extends Query<unknown> {
  constructor(parameters: object) {
    super();
    Object.assign(this, parameters);
  }
}

/** The base class of a query that carries these parameters and is answered with a `Result`. */
export const queryOf = <Parameters extends object, Result>() =>
  Asked as unknown as new (
    parameters: Parameters,
  ) => Query<Result> & Readonly<Parameters>;
