// Generated from schemas/allowances.v1.schema.json by scripts/generate-validators.mjs. Do not edit.

/** One way in which a value does not fit the schema. */
export interface SchemaError {
  /** JSON pointer of the value at fault. */
  readonly instancePath: string;
  /** JSON pointer, with a leading `#`, of the schema keyword that refused it. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** True when the value fits. Otherwise `errors` holds every fault of this last call, up to `MAX_ERRORS`. */
export declare const validate: {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
};

/** A list of this length may have been cut. */
export declare const MAX_ERRORS: number;
