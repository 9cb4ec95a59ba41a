export type Header = { description: string; schema: object };

export type Response = {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, { schema: object }>;
};

export type Parameter = {
  name: string;
  in: 'header' | 'path' | 'query';
  required: boolean;
  description?: string;
  schema: object;
};

/** A call as tools read it. */
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters: Parameter[];
  requestBody?: object;
  responses: Record<string, Response>;
};
