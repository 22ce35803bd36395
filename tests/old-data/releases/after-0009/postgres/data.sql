--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


--
-- Name: raise_content_version(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.raise_content_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        update content_version set version = version + 1;
        perform pg_notify('content', '');
        return null;
      end $$;


--
-- Name: refresh_article_search(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refresh_article_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into article_search values (new.id, new.published_at, new.search_title, new.search_excerpt, new.search_text || '')
        on conflict (article_id) do update
        set published_at = excluded.published_at, title = excluded.title, excerpt = excluded.excerpt, body = excluded.body;
      return null;
    end $$;


--
-- Name: search_trigrams(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_trigrams(text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT COST 10000 PARALLEL SAFE
    SET search_path TO '$user', 'public'
    AS $_$begin return show_trgm($1); end$_$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: article_search; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.article_search (
    article_id text NOT NULL,
    published_at timestamp with time zone NOT NULL,
    title text NOT NULL,
    excerpt text NOT NULL,
    body text NOT NULL
);
ALTER TABLE ONLY public.article_search ALTER COLUMN body SET STORAGE EXTERNAL;


--
-- Name: articles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.articles (
    id text NOT NULL,
    title text NOT NULL,
    category text NOT NULL,
    excerpt text NOT NULL,
    content text NOT NULL,
    image_url text,
    author text NOT NULL,
    tags text[] NOT NULL,
    read_time integer NOT NULL,
    is_featured boolean NOT NULL,
    is_latest boolean NOT NULL,
    published_at timestamp with time zone NOT NULL,
    first_published_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    plain_text text DEFAULT ''::text NOT NULL,
    search_title text DEFAULT ''::text NOT NULL,
    search_excerpt text DEFAULT ''::text NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    search_grams text DEFAULT ''::text NOT NULL,
    creation_key text,
    last_save_id text
);


--
-- Name: attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attempts (
    key text NOT NULL,
    count integer NOT NULL,
    last_at timestamp with time zone NOT NULL,
    blocked_until timestamp with time zone
);


--
-- Name: content_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_version (
    id integer NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT content_version_id_check CHECK ((id = 1))
);


--
-- Name: growth_solutions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.growth_solutions (
    id text NOT NULL,
    title text NOT NULL,
    excerpt text,
    content text NOT NULL,
    image_url text,
    author text NOT NULL,
    is_active boolean NOT NULL,
    published_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    creation_key text,
    last_save_id text
);


--
-- Name: images; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.images (
    id text NOT NULL,
    extension text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    colour text NOT NULL,
    alt text,
    bytes integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migrations (
    name text NOT NULL,
    checksum text NOT NULL
);


--
-- Name: seeds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seeds (
    name text NOT NULL,
    done_at timestamp with time zone NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id text NOT NULL,
    token text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: set_up_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.set_up_links (
    id integer NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT set_up_links_id_check CHECK ((id = 1))
);


--
-- Name: two_factors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.two_factors (
    id text NOT NULL,
    user_id text NOT NULL,
    secret text NOT NULL,
    backup_codes text NOT NULL,
    is_verified boolean,
    failed_verification_count integer DEFAULT 0,
    locked_until timestamp with time zone
);


--
-- Name: user_roles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.user_roles (
    user_id text NOT NULL,
    role text NOT NULL,
    CONSTRAINT user_roles_role_check CHECK ((role = 'admin'::text))
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    is_email_verified boolean NOT NULL,
    image text,
    is_two_factor_enabled boolean,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: verifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: youtube_videos; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.youtube_videos (
    id text NOT NULL,
    youtube_id text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    thumbnail_url text,
    duration text NOT NULL,
    view_count text NOT NULL,
    url text NOT NULL,
    published_at timestamp with time zone NOT NULL,
    is_active boolean NOT NULL,
    is_dated boolean DEFAULT true NOT NULL
);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES ('2c754814-fec6-4222-84e7-cfd62ff17ee0', '7cea0d95-2a86-4d90-afc6-a14d1705b20e', 'credential', '7cea0d95-2a86-4d90-afc6-a14d1705b20e', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$zu/LBf71iihgmasu/ti06Q$xf2BTp8RzW86wfRAXRFoaP24KwP6b58qs2+Nqwr500g', '2026-11-21 23:11:37.306+00', '2026-11-21 23:11:37.306+00');
INSERT INTO public.accounts VALUES ('77857357-43b0-406f-98e4-73301fcddbf2', 'b1010225-f4b4-47a1-8aba-9031ee68161b', 'credential', 'b1010225-f4b4-47a1-8aba-9031ee68161b', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$W6LFxFx2wc0Gy5puVFDUvg$UVw0NpwIi52i+mD/Vcx+l3HzMigcRoIw/QW5Of52Fw4', '2026-11-21 23:11:39.22+00', '2026-11-21 23:11:39.22+00');
INSERT INTO public.accounts VALUES ('30175bc0-47a7-4ba8-b603-dae2a6c38c5f', 'c455b022-ce63-4f84-b290-4025d21b803e', 'credential', 'c455b022-ce63-4f84-b290-4025d21b803e', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$I2aF3E2//Kineltt/NCB8w$T/Tb6FaN5+F4p+t0K0ZZrItmbtK1F5FqjjWc1O8rm8g', '2026-11-21 23:11:39.379+00', '2026-11-21 23:11:39.379+00');


--
-- Data for Name: article_search; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.article_search VALUES ('sell-water-by-the-tap', '2026-11-21 23:11:38.311+00', 'sell water by the tap', 'in short.', 'sell water by the tap
in short.
brand
look:');
INSERT INTO public.article_search VALUES ('naive-quotes-b-signs-b-100', '2026-11-21 23:11:38.355+00', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'in short.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍
in short.
marketing
it.');
INSERT INTO public.article_search VALUES ('accra-東京-владивосток', '2026-11-21 23:11:38.377+00', 'accra – 東京 – владивосток', 'in short.', 'accra – 東京 – владивосток
in short.
brand
line one two three; -- '' "');
INSERT INTO public.article_search VALUES ('written-twice', '2026-11-21 23:11:38.398+00', 'written twice, read once', 'in short.', 'written twice, read once
in short.
brand
it.');


--
-- Data for Name: articles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.articles VALUES ('sell-water-by-the-tap', 'Sell water by the tap', 'BRAND', 'In short.', '<p>Look:</p><p><img src="/images/2zwfrvfwpx3y9gpv-64x48-aa3311.png" alt="A red field"></p>', '/images/2zwfrvfwpx3y9gpv-64x48-aa3311.png', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-21 23:11:38.311+00', '2026-11-21 23:11:38.311+00', 1, 'Look:', 'sell water by the tap', 'in short.', 'sell water by the tap
in short.
brand
look:', '73 65 73x65 6c 65x6c 6cx6c 20 6cx20 77 20x77 61 77x61 74 61x74 74x65 72 65x72 72x20 62 20x62 79 62x79 79x20 20x74 68 74x68 68x65 65x20 74x61 70 61x70 a 70xa 69 ax69 6e 69x6e 6ex20 20x73 73x68 6f 68x6f 6fx72 72x74 2e 74x2e 2exa ax62 62x72 72x61 61x6e 64 6ex64 64xa ax6c 6cx6f 6fx6f 6b 6fx6b 3a 6bx3a', NULL, NULL);
INSERT INTO public.articles VALUES ('naive-quotes-b-signs-b-100', 'Naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'MARKETING', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '{it''s,"a ''tag''","{curly}","50\\%"}', 1, false, false, '2026-11-21 23:11:38.355+00', '2026-11-21 23:11:38.355+00', 1, 'It.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'in short.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍
in short.
marketing
it.', '6e 61 6ex61 ef 61xef 76 efx76 65 76x65 20 65x20 201c 20x201c 71 201cx71 75 71x75 6f 75x6f 74 6fx74 74x65 73 65x73 201d 73x201d 201dx20 26 20x26 26x20 3c 20x3c 62 3cx62 3e 62x3e 3ex73 69 73x69 67 69x67 67x6e 6ex73 73x3c 2f 3cx2f 2fx62 3ex20 5c 20x5c 5cx20 31 20x31 30 31x30 30x30 30x20 25 20x25 25x20 1f30d 20x1f30d a 1f30dxa ax69 69x6e 6ex20 20x73 68 73x68 68x6f 72 6fx72 72x74 2e 74x2e 2exa 6d ax6d 6dx61 61x72 6b 72x6b 6bx65 65x74 74x69 6ex67 67xa 69x74', NULL, NULL);
INSERT INTO public.articles VALUES ('accra-東京-владивосток', 'Accra – 東京 – Владивосток', 'BRAND', 'In short.', '<p>line
one</p><pre><code>two
	three; -- '' "</code></pre>', '/pictures/1.svg', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-21 23:11:38.377+00', '2026-11-21 23:11:38.377+00', 1, 'line one two three; -- '' "', 'accra – 東京 – владивосток', 'in short.', 'accra – 東京 – владивосток
in short.
brand
line one two three; -- '' "', '61 63 61x63 63x63 72 63x72 72x61 20 61x20 2013 20x2013 2013x20 6771 20x6771 4eac 6771x4eac 4eacx20 432 20x432 43b 432x43b 430 43bx430 434 430x434 438 434x438 438x432 43e 432x43e 441 43ex441 442 441x442 442x43e 43a 43ex43a a 43axa 69 ax69 6e 69x6e 6ex20 73 20x73 68 73x68 6f 68x6f 6fx72 74 72x74 2e 74x2e 2exa 62 ax62 62x72 61x6e 64 6ex64 64xa 6c ax6c 6cx69 65 6ex65 65x20 20x6f 6fx6e 20x74 77 74x77 77x6f 6fx20 74x68 68x72 72x65 65x65 3b 65x3b 3bx20 2d 20x2d 2dx2d 2dx20 27 20x27 27x20 22 20x22', NULL, NULL);
INSERT INTO public.articles VALUES ('written-twice', 'Written twice, read once', 'BRAND', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-21 23:11:38.398+00', '2026-11-21 23:11:38.398+00', 2, 'It.', 'written twice, read once', 'in short.', 'written twice, read once
in short.
brand
it.', '77 72 77x72 69 72x69 74 69x74 74x74 65 74x65 6e 65x6e 20 6ex20 20x74 74x77 77x69 63 69x63 63x65 2c 65x2c 2cx20 20x72 72x65 61 65x61 64 61x64 64x20 6f 20x6f 6fx6e 6ex63 a 65xa ax69 69x6e 73 20x73 68 73x68 68x6f 6fx72 72x74 2e 74x2e 2exa 62 ax62 62x72 72x61 61x6e 6ex64 64xa', '821d76b8-a8ab-499a-9f18-a699282ecdd6', 'c2f01561-c613-4a11-9b93-3cc8655992c5');


--
-- Data for Name: attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempts VALUES ('0xTshJlBtNHB7_59zYE7_Px-VCegbPn3vhUQzBli6nA', 1, '2026-11-21 23:11:37.161+00', NULL);
INSERT INTO public.attempts VALUES ('l6CHhVx5Ms74s1wERSz2YC8Y0uC42XZj_0XHslXLcrg', 1, '2026-11-21 23:11:39.129+00', NULL);
INSERT INTO public.attempts VALUES ('WLD3DeV_0bdvlOtsLSYgZG8T4gtwRhmOEmEuAFngzyc', 2, '2026-11-21 23:11:39.295+00', NULL);
INSERT INTO public.attempts VALUES ('v8077rjO0lWZDymqDNRu6x0ZpIynC-f1lXV_9apZvns', 1, '2026-11-21 23:11:39.295+00', NULL);
INSERT INTO public.attempts VALUES ('RRO7L0UIsEgZ6_LfPlLC9ozbx9Id8z2EV2zgQDvSUxo', 1, '2026-11-21 23:11:39.493+00', NULL);
INSERT INTO public.attempts VALUES ('9Tre4RFIoAPsBRyNv-ga8xGFlLQ9vMZXzH5tl0UTO8o', 1, '2026-11-21 23:11:39.685+00', NULL);


--
-- Data for Name: content_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_version VALUES (1, 29);


--
-- Data for Name: growth_solutions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.growth_solutions VALUES ('fresh-start', 'Fresh start', 'Six weeks.', '<p>Work.</p>', '/images/2zwfrvfwpx3y9gpv-64x48-aa3311.png', 'Kwame Adeyemi', true, '2026-11-21 23:11:38.431+00', 1, NULL, NULL);
INSERT INTO public.growth_solutions VALUES ('hidden-start', 'Hidden start', 'Six weeks.', '<p>Work.</p>', '/pictures/1.svg', 'Kwame Adeyemi', true, '2026-11-21 23:11:38.451+00', 1, NULL, NULL);


--
-- Data for Name: images; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.images VALUES ('2zwfrvfwpx3y9gpv', 'png', 64, 48, 'aa3311', 'A red field', 529, '2026-11-21 23:11:38.296+00');
INSERT INTO public.images VALUES ('dgvgmf3drwaxja6r', 'jpg', 1280, 720, 'cc3311', '', 6977, '2026-11-21 23:11:39.118+00');
INSERT INTO public.images VALUES ('ubiekr8tuwi52wx7', 'jpg', 480, 360, '127733', '', 1590, '2026-11-21 23:11:41.671+00');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.migrations VALUES ('0001-content', 'f5864f3dee48ff3682694c2cf2158cf0b16d2690d91df35a56092c54a50cdc98');
INSERT INTO public.migrations VALUES ('0002-search', 'c193e8dcfd2f07a7f254cfc4288f1490d905d5da466f9adef12939a69b68be2f');
INSERT INTO public.migrations VALUES ('0003-accounts', '543fcb846cfddd06b38d90d66cfca8a0486d3be1911f7f0b76ca330f2b3841c6');
INSERT INTO public.migrations VALUES ('0004-images', '688d43204a0515288831e81dba39379db2c551a1e023f12006f2805f08763d1f');
INSERT INTO public.migrations VALUES ('0005-desk', 'ffcd582243b414ed2e090b0c891ad690be69d94c9640941c0be3df7eb22acf2c');
INSERT INTO public.migrations VALUES ('0006-undated-videos', 'e2a255520467c1f7364462e81519a0a1cf3614bd5361f9580e145c1e622cd8a5');
INSERT INTO public.migrations VALUES ('0007-last-save', '3317a549adbc789c6ccb0ee381745f36fd37873dcb46969ea3583e42d8fe9f8e');
INSERT INTO public.migrations VALUES ('0008-attempts', '683d356176f65731d1433afd7436ab521a7a53431a8d355353cec8505a0e190d');
INSERT INTO public.migrations VALUES ('0009-search-postgres', '0e77a47de031493300d3501da90cfbb7dd61e3a2b4612ff95cd1f09f0f5e851c');


--
-- Data for Name: seeds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seeds VALUES ('built-in-articles', '2026-11-21 23:11:36.589+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('zprDD7eULDaQBvgGxgAOZ1Y0cv72SruA', 'AGRBi6lNbQQ26fBLxJfhiWZ8IsQgrogM', '7cea0d95-2a86-4d90-afc6-a14d1705b20e', '2026-11-28 23:11:39.673+00', '', '', '2026-11-21 23:11:39.673+00', '2026-11-21 23:11:39.673+00');


--
-- Data for Name: set_up_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: two_factors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.two_factors VALUES ('niP01c27MTZbJfUYJBKkhdkOGBn8lVDX', '7cea0d95-2a86-4d90-afc6-a14d1705b20e', 'acf682f15861925a46535e65ccef19dffa08f0efbd416a2297b9509a77281ac460e403d6dd51db21a3d2689412c02ad0b72706d3be766301ed0e926eac0a715505c9b8fe17148e66', 'd55d8f2b88cc8c2215033f0b780a06e3bc0d3e5368dfd2410408d5607170b0843c75f3fbb4e25efd623ef8ce6a45399cd5a6c8d2a39dfbf5f73b7fc1bdb6889aa396439a39e9eb9177946c5d83ce2921d92fbbd1eafc403cb7f18f9602f581612d018ef106a16fa210becb13fe0a359d1ebfd70c4c0cd74596bb7d98f63ed8e64aa96dd7b27b883ad80e813e94dd65dfb54001e150bbea05d0f5aa1f88a9b4183480d62c36ff7d2117efc0826b8cee96b2eb497173', true, 0, NULL);


--
-- Data for Name: user_roles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_roles VALUES ('7cea0d95-2a86-4d90-afc6-a14d1705b20e', 'admin');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('b1010225-f4b4-47a1-8aba-9031ee68161b', '', 'reader@example.org', false, NULL, false, '2026-11-21 23:11:39.22+00', '2026-11-21 23:11:39.22+00');
INSERT INTO public.users VALUES ('c455b022-ce63-4f84-b290-4025d21b803e', '', 'late@example.org', false, NULL, false, '2026-11-21 23:11:39.379+00', '2026-11-21 23:11:39.379+00');
INSERT INTO public.users VALUES ('7cea0d95-2a86-4d90-afc6-a14d1705b20e', '', 'owner@example.org', true, NULL, true, '2026-11-21 23:11:37.306+00', '2026-11-21 23:11:39.672+00');


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES ('pjB2oedcX2T6ZJ56jGP9IYQUE7LAch5x', 'aR-yfnuM7IL06FIkMbCiD4ZfhtRANbmhT0CxBxdmOu8', 'b1010225-f4b4-47a1-8aba-9031ee68161b', '2026-11-22 23:11:39.222+00', '2026-11-21 23:11:39.223+00', '2026-11-21 23:11:39.223+00');
INSERT INTO public.verifications VALUES ('MyvY6ZTvwL76LuO14OMSmtESxi42DfKQ', '6Q14va6eKEnGlnRf8B1YpjWr5E3idyPeB3GbNt2ZHJM', 'c455b022-ce63-4f84-b290-4025d21b803e', '2026-11-22 23:11:39.38+00', '2026-11-21 23:11:39.383+00', '2026-11-21 23:11:39.383+00');


--
-- Data for Name: youtube_videos; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.youtube_videos VALUES ('487419f0-7f72-403b-89b0-8c268a97149c', 'aaaaaaaaaa1', 'Pricing for growth', '', '/images/dgvgmf3drwaxja6r-1280x720-cc3311.jpg', '', '', 'https://www.youtube.com/watch?v=aaaaaaaaaa1', '2026-11-21 23:11:39.119+00', true, false);
INSERT INTO public.youtube_videos VALUES ('f1908a0e-bdf4-47ff-8691-e8c04e94346c', 'bbbbbbbbbb2', 'Nine words', 'About Nine words.

https://example.com', '/images/ubiekr8tuwi52wx7-480x360-127733.jpg', 'PT45S', '1204000', 'https://www.youtube.com/watch?v=bbbbbbbbbb2', '2024-12-19 08:30:00+00', true, true);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: accounts accounts_user_id_provider_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_provider_id_key UNIQUE (user_id, provider_id);


--
-- Name: article_search article_search_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.article_search
    ADD CONSTRAINT article_search_pkey PRIMARY KEY (article_id);


--
-- Name: articles articles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (id);


--
-- Name: content_version content_version_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_version
    ADD CONSTRAINT content_version_pkey PRIMARY KEY (id);


--
-- Name: growth_solutions growth_solutions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.growth_solutions
    ADD CONSTRAINT growth_solutions_pkey PRIMARY KEY (id);


--
-- Name: images images_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (id);


--
-- Name: migrations migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);


--
-- Name: seeds seeds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seeds
    ADD CONSTRAINT seeds_pkey PRIMARY KEY (name);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_token_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_key UNIQUE (token);


--
-- Name: set_up_links set_up_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.set_up_links
    ADD CONSTRAINT set_up_links_pkey PRIMARY KEY (id);


--
-- Name: attempts tries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT tries_pkey PRIMARY KEY (key);


--
-- Name: two_factors two_factors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_pkey PRIMARY KEY (id);


--
-- Name: two_factors two_factors_user_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_key UNIQUE (user_id);


--
-- Name: user_roles user_roles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_pkey PRIMARY KEY (user_id, role);


--
-- Name: users users_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: verifications verifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);


--
-- Name: youtube_videos youtube_videos_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.youtube_videos
    ADD CONSTRAINT youtube_videos_pkey PRIMARY KEY (id);


--
-- Name: youtube_videos youtube_videos_youtube_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.youtube_videos
    ADD CONSTRAINT youtube_videos_youtube_id_key UNIQUE (youtube_id);


--
-- Name: article_search_trigrams; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX article_search_trigrams ON public.article_search USING gin (public.search_trigrams(body) COLLATE "C") WITH (fastupdate=off);
ALTER INDEX public.article_search_trigrams ALTER COLUMN 1 SET STATISTICS 0;


--
-- Name: articles_by_category; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_by_category ON public.articles USING btree (category, published_at DESC, id);


--
-- Name: articles_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_by_date ON public.articles USING btree (published_at DESC, id);


--
-- Name: articles_creation_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX articles_creation_key ON public.articles USING btree (creation_key);


--
-- Name: growth_solutions_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX growth_solutions_by_date ON public.growth_solutions USING btree (published_at DESC, id);


--
-- Name: growth_solutions_creation_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX growth_solutions_creation_key ON public.growth_solutions USING btree (creation_key);


--
-- Name: images_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX images_by_date ON public.images USING btree (created_at DESC, id DESC);


--
-- Name: sessions_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);


--
-- Name: verifications_by_identifier; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX verifications_by_identifier ON public.verifications USING btree (identifier);


--
-- Name: youtube_videos_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX youtube_videos_by_date ON public.youtube_videos USING btree (published_at DESC, id);


--
-- Name: articles articles_search; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_search AFTER INSERT OR UPDATE OF published_at, search_title, search_excerpt, search_text ON public.articles FOR EACH ROW EXECUTE FUNCTION public.refresh_article_search();


--
-- Name: articles articles_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_version AFTER INSERT OR DELETE OR UPDATE ON public.articles FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: growth_solutions growth_solutions_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER growth_solutions_version AFTER INSERT OR DELETE OR UPDATE ON public.growth_solutions FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: images images_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER images_version AFTER DELETE OR UPDATE ON public.images FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: youtube_videos youtube_videos_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER youtube_videos_version AFTER INSERT OR DELETE OR UPDATE ON public.youtube_videos FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: accounts accounts_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: article_search article_search_article_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.article_search
    ADD CONSTRAINT article_search_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: two_factors two_factors_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: user_roles user_roles_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


