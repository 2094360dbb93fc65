import { Firestore } from '@google-cloud/firestore';
import type { StructuredQuery } from './required-index.ts';

interface QueryRequest {
  structuredQuery?: StructuredQuery;
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery };
}

type RequestStream = (
  this: Firestore,
  method: string,
  bidirectional: boolean,
  request: QueryRequest,
  tag: string,
) => Promise<unknown>;

// Every query of the admin SDK goes out through this method, which its types leave out, whether it is read at once,
// as a stream or in a transaction.
const client = Firestore.prototype as unknown as { requestStream: RequestStream };

/**
 * Shows `listener` each query that this process sends to Firestore from now on, before it is sent; what the listener
 * throws is the query's failure. Returns how to stop it.
 */
export function observeQueries(listener: (query: StructuredQuery) => void): () => void {
  const { requestStream } = client;
  client.requestStream = async function (method, bidirectional, request, tag) {
    if (method === 'runQuery' || method === 'runAggregationQuery') {
      const query = request.structuredQuery ?? request.structuredAggregationQuery?.structuredQuery;
      if (!query) throw new Error(`What does this query ask for? ${JSON.stringify(request)}`);
      listener(query);
    }
    return requestStream.call(this, method, bidirectional, request, tag);
  };
  return () => {
    client.requestStream = requestStream;
  };
}
