import { place } from './oauth-app.ts'

type Shape = { registers: object; redirect: string; server?: string }

/** The registration and redirect address of known assistants. Those with a version were recorded from the program itself. */
export const shapes: Record<string, Shape> = {
  Claude: {
    registers: {
      client_name: 'Claude',
      redirect_uris: ['https://claude.ai/api/mcp/auth_callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      scope: 'claudeai read write',
    },
    redirect: 'https://claude.ai/api/mcp/auth_callback',
  },
  'Claude Code 2.1.325': {
    registers: {
      client_name: 'Claude Code (kith)',
      redirect_uris: ['http://localhost:54610/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      application_type: 'native',
      scope: 'read write offline_access',
    },
    redirect: 'http://localhost:51234/callback',
  },
  'Codex 0.166.0': {
    registers: {
      client_name: 'Codex',
      redirect_uris: ['http://127.0.0.1:42763/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
      response_types: ['code'],
      scope: 'read write offline_access',
      application_type: 'native',
    },
    redirect: 'http://127.0.0.1:42763/callback',
  },
  'mcp-remote 0.15.1': {
    registers: {
      redirect_uris: ['http://localhost:32331/oauth/callback'],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      client_name: 'MCP CLI Proxy',
      client_uri: 'https://github.com/modelcontextprotocol/mcp-cli',
      software_id: '2e6dc280-f3c3-4e01-99a7-8181dbd1d23d',
      software_version: '0.15.1',
      scope: 'read write offline_access',
      application_type: 'native',
    },
    redirect: 'http://localhost:32331/oauth/callback',
  },
  ChatGPT: {
    registers: {
      client_name: 'ChatGPT',
      redirect_uris: ['https://chatgpt.com/connector_platform_oauth_redirect'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
      logo_uri: 'https://chatgpt.com/logo.png',
    },
    redirect: 'https://chatgpt.com/connector_platform_oauth_redirect',
    server: `${place}/mcp/`,
  },
  'VS Code': {
    registers: {
      client_name: 'Visual Studio Code',
      client_uri: 'https://code.visualstudio.com',
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
      response_types: ['code'],
      redirect_uris: [
        'https://insiders.vscode.dev/redirect',
        'https://vscode.dev/redirect',
        'http://127.0.0.1/',
        'http://127.0.0.1:33418/',
      ],
      token_endpoint_auth_method: 'none',
      scope: 'read write profile',
    },
    redirect: 'http://127.0.0.1:50321/',
    server: `${place}/mcp/full`,
  },
  Cursor: {
    registers: {
      client_name: 'Cursor',
      redirect_uris: [
        'https://www.cursor.com/agents/mcp/oauth/callback',
        'cursor://anysphere.cursor-mcp/oauth/callback',
        'http://localhost:8787/callback',
      ],
    },
    redirect: 'cursor://anysphere.cursor-mcp/oauth/callback',
  },
}
