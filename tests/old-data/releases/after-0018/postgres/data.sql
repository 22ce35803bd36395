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
        insert into article_search (article_id, published_at, title, excerpt, body)
          values (new.id, new.published_at, new.search_title, new.search_excerpt, '')
          on conflict (article_id) do update
          set published_at = excluded.published_at, title = excluded.title, excerpt = excluded.excerpt;
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
    body text NOT NULL,
    fold integer DEFAULT 0 NOT NULL
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
    last_save_id text,
    words bytea
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
-- Name: email_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.email_links (
    token_hash text NOT NULL,
    kind text NOT NULL,
    user_id text,
    password_mark text,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
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
    created_at timestamp with time zone NOT NULL,
    state text DEFAULT 'live'::text NOT NULL,
    deleted_at timestamp with time zone
);


--
-- Name: migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migrations (
    name text NOT NULL,
    checksum text NOT NULL
);


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id text NOT NULL,
    sealed text NOT NULL,
    attempts integer NOT NULL,
    next_at timestamp with time zone NOT NULL,
    claim text,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
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
    device text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);


--
-- Name: set_up_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.set_up_links (
    token_hash text NOT NULL,
    kind text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT set_up_links_kind_check CHECK ((kind = ANY (ARRAY['first'::text, 'rescue'::text])))
);


--
-- Name: site; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.site (
    id text NOT NULL,
    secret_mark text,
    created_at timestamp with time zone NOT NULL,
    images_cleaned_at timestamp with time zone
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

INSERT INTO public.accounts VALUES ('990e5c44-07e3-4385-8f50-288997724fff', 'b18eb0a2-cf15-42ca-aa49-2658db955edb', 'credential', 'b18eb0a2-cf15-42ca-aa49-2658db955edb', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$rGOkVwtCRgURWnq3/GftZw$CQkDctWxrHlVUaRZJlBcy0yEOIj+qKVRQAvcfDHxYOE', '2026-11-22 05:48:21.736+00', '2026-11-22 05:48:21.736+00');
INSERT INTO public.accounts VALUES ('222dc980-46de-450c-ac73-b19915480172', 'fc6266e6-b412-48b0-a45d-752e00711b9d', 'credential', 'fc6266e6-b412-48b0-a45d-752e00711b9d', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VQBBa6lMA6PZg6HGopiDbw$Gk1JV08gdVBOQvPkdAi8dM3MOXlCApQ7fPhzNbQ1gtU', '2026-11-22 05:48:26.688+00', '2026-11-22 05:48:26.688+00');
INSERT INTO public.accounts VALUES ('cc4623f8-5e1c-4a27-a46e-7cb459b77651', '76f3295e-413f-4b83-a06b-eb63491eaf34', 'credential', '76f3295e-413f-4b83-a06b-eb63491eaf34', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$IM8Jj3PUwzmCB2XyLx4bHg$57jsC0+dpSZGVsN7nBPSeTduhtNR0jHdtCUiNHiZ7ps', '2026-11-22 05:48:27.184+00', '2026-11-22 05:48:27.184+00');


--
-- Data for Name: article_search; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.article_search VALUES ('sell-water-by-the-tap', '2026-11-22 05:48:23.946+00', 'sell water by the tap', 'in short.', 'sell water by the tap
in short.
brand
look:', 1);
INSERT INTO public.article_search VALUES ('naive-quotes-b-signs-b-100', '2026-11-22 05:48:24.107+00', 'naïve "quotes" & <b>signs</b> \ 100 % 🌍', 'in short.', 'naïve "quotes" & <b>signs</b> \ 100 % 🌍
in short.
marketing
it.', 1);
INSERT INTO public.article_search VALUES ('accra-東京-владивосток', '2026-11-22 05:48:24.124+00', 'accra - 東京 - владивосток', 'in short.', 'accra - 東京 - владивосток
in short.
brand
line one two three; -- '' "', 1);
INSERT INTO public.article_search VALUES ('written-twice', '2026-11-22 05:48:24.16+00', 'written twice, read once', 'in short.', 'written twice, read once
in short.
brand
it.', 1);


--
-- Data for Name: articles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.articles VALUES ('sell-water-by-the-tap', 'Sell water by the tap', 'BRAND', 'In short.', '<p>Look:</p><p><img src="/images/y4yu39jmjzdsexpi-64x48-aa3311.png" alt="A red field"></p>', '/images/y4yu39jmjzdsexpi-64x48-aa3311.png', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-22 05:48:23.946+00', '2026-11-22 05:48:23.946+00', 1, '', 'sell water by the tap', 'in short.', '', '', NULL, NULL, '\x0b02804c6f6f6b3a03');
INSERT INTO public.articles VALUES ('naive-quotes-b-signs-b-100', 'Naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'MARKETING', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '{it''s,"a ''tag''","{curly}","50\\%"}', 1, false, false, '2026-11-22 05:48:24.107+00', '2026-11-22 05:48:24.107+00', 1, '', 'naïve "quotes" & <b>signs</b> \ 100 % 🌍', 'in short.', '', '', NULL, NULL, '\x0b018049742e03');
INSERT INTO public.articles VALUES ('accra-東京-владивосток', 'Accra – 東京 – Владивосток', 'BRAND', 'In short.', '<p>line
one</p><pre><code>two
	three; -- '' "</code></pre>', '/pictures/1.svg', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-22 05:48:24.124+00', '2026-11-22 05:48:24.124+00', 1, '', 'accra - 東京 - владивосток', 'in short.', '', '', NULL, NULL, '\x8b0c806c696e65206f6e652074776f2074687265653b202d2d2027202203');
INSERT INTO public.articles VALUES ('written-twice', 'Written twice, read once', 'BRAND', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '{water,price}', 1, false, false, '2026-11-22 05:48:24.16+00', '2026-11-22 05:48:24.16+00', 2, '', 'written twice, read once', 'in short.', '', '', '2da3a21c-4189-4a04-ae18-1e6e7426ee27', 'a25c984e-92ab-4fc4-bddb-471861fced09', '\x0b018049742e03');


--
-- Data for Name: attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempts VALUES ('tLa_E8VNgZ4KIdn9rOn_6Uj5DY_cIiVBlizBTC5lw_Q', 1, '2026-11-22 05:48:21.444+00', NULL);
INSERT INTO public.attempts VALUES ('KZvwMdOvJ_pBxZati0G24ihWdOdXZkRrjSYOtBUIHK4', 2, '2026-11-22 05:48:26.82+00', NULL);
INSERT INTO public.attempts VALUES ('4hHj6gK6slbyHLa3mMTRhRw7-AcL8q0J1pj0K8tr8Xo', 1, '2026-11-22 05:48:27.221+00', NULL);
INSERT INTO public.attempts VALUES ('7N-O2q-2hbTPrtNzgIyAXt6vwPofcAZ-MYfC_7vBefQ', 1, '2026-11-22 05:48:27.221+00', NULL);
INSERT INTO public.attempts VALUES ('ZCygxbjL4m8pzHR2eJ5JYTvYKy6603MFPjHIUA5LKZs', 1, '2026-11-22 05:48:28.415+00', NULL);
INSERT INTO public.attempts VALUES ('ZsGERQpXrcOvWE6MGdDzguPkYQ7Iai1zcuLVBGLdUIg', 1, '2026-11-22 05:48:29.036+00', NULL);


--
-- Data for Name: content_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_version VALUES (1, 40);


--
-- Data for Name: email_links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.email_links VALUES ('Qr3vU733Iy6JS9V6eWLiFIpznqF9kLN3ZWJEsAWMDus', 'confirm-email', 'fc6266e6-b412-48b0-a45d-752e00711b9d', 'X_8NoQm-ZKX8s8ryAcyS6tyehV6DcIGY1GrgWTxOCfA', '2026-11-22 05:48:26.691+00', '2026-11-23 05:48:26.691+00');
INSERT INTO public.email_links VALUES ('lfgZj5dw0EEorJ_OztaAtKVaa-j9y3PAoaGVUE_rRV8', 'report-sign-up', 'fc6266e6-b412-48b0-a45d-752e00711b9d', 'X_8NoQm-ZKX8s8ryAcyS6tyehV6DcIGY1GrgWTxOCfA', '2026-11-22 05:48:26.691+00', '2026-11-23 05:48:26.691+00');
INSERT INTO public.email_links VALUES ('AQx_8FdcLXRgDg8y_rmxb1uw10UbVlVNZVXr2I_29bA', 'confirm-email', '76f3295e-413f-4b83-a06b-eb63491eaf34', 'ku3v_8l0Gk4E3vxWVWy8deLCgXd31ihVxWeFZojGRn4', '2026-11-22 05:48:27.185+00', '2026-11-23 05:48:27.185+00');
INSERT INTO public.email_links VALUES ('8S6Ew-rerZbXuyQSKKrAVOZYalNY7qW6jwJ8DQ37ZCg', 'report-sign-up', '76f3295e-413f-4b83-a06b-eb63491eaf34', 'ku3v_8l0Gk4E3vxWVWy8deLCgXd31ihVxWeFZojGRn4', '2026-11-22 05:48:27.185+00', '2026-11-23 05:48:27.185+00');
INSERT INTO public.email_links VALUES ('AaH-gLlv7rD9umC9-fzFndQV8jsaNMLNJ4esVYD4DLY', 'report-passkey', 'b18eb0a2-cf15-42ca-aa49-2658db955edb', NULL, '2026-11-22 05:48:29.039+00', '2026-11-29 05:48:29.039+00');


--
-- Data for Name: growth_solutions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.growth_solutions VALUES ('fresh-start', 'Fresh start', 'Six weeks.', '<p>Work.</p>', '/images/y4yu39jmjzdsexpi-64x48-aa3311.png', 'Kwame Adeyemi', true, '2026-11-22 05:48:24.428+00', 1, NULL, NULL);
INSERT INTO public.growth_solutions VALUES ('hidden-start', 'Hidden start', 'Six weeks.', '<p>Work.</p>', '/pictures/1.svg', 'Kwame Adeyemi', true, '2026-11-22 05:48:24.528+00', 1, NULL, NULL);


--
-- Data for Name: images; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.images VALUES ('y4yu39jmjzdsexpi', 'png', 64, 48, 'aa3311', 'A red field', 529, '2026-11-22 05:48:23.749+00', 'live', NULL);
INSERT INTO public.images VALUES ('mg3a46kvvgj4txba', 'jpg', 1280, 720, 'cc3311', '', 6977, '2026-11-22 05:48:26.046+00', 'live', NULL);
INSERT INTO public.images VALUES ('29aa4egizyi9vdfj', 'jpg', 480, 360, '127733', '', 1590, '2026-11-22 05:48:33.132+00', 'live', NULL);


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
INSERT INTO public.migrations VALUES ('0010-email-links', '80e52c00c929a2693116060c25694bc4006a5520e32315cf939e1bff404a53df');
INSERT INTO public.migrations VALUES ('0011-sessions', 'fdb4acfcacd5e60430281e95c624bf91b6930629a800c7864d63c58910c9c1d0');
INSERT INTO public.migrations VALUES ('0012-passkeys', '1269ad2fcd9a369d15f27ecd9b3f0cca7f57b75e2828a508268c88a861e07526');
INSERT INTO public.migrations VALUES ('0013-site', '9cf76ba019b11c6b027b2b5a99c5dae283e1728e63e09944d68010a4f4eba412');
INSERT INTO public.migrations VALUES ('0014-image-trash', '69662afb611ed97b5222c26d4f21b0236f71865315f8b1ad2e3af28c9900e9bd');
INSERT INTO public.migrations VALUES ('0015-outbox', 'bbcfd24674615f3fa5989c735a0bfb3abbfaa8f1d8dd0c5e63958da170bc72a1');
INSERT INTO public.migrations VALUES ('0016-set-up-links', 'a7a34d6797ef40dd23a734e5f641536b59eb64175de09033f56c80baa6ce05c8');
INSERT INTO public.migrations VALUES ('0017-search-words', 'ebcab6db5a60c5663cf6b661484abce96681e7c7b1238c3b47b1af8385451064');
INSERT INTO public.migrations VALUES ('0018-categories', '1668a72a80bac1866b0a922ec1628b452ddb694695ac37b3d129d920bd09e39a');


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkeys VALUES ('5bebfc41-f329-4323-9a25-dfcd20c84235', 'b18eb0a2-cf15-42ca-aa49-2658db955edb', 'A phone', 'iVJ3iNGtp1B6-VXbFChspQ', 'pQECAyYgASFYIL8oYGK-B9Mf_JNcjlqxvmYYMnUO_0Du09IVfA22X9MLIlggI9oixXhtLKifyyAznN-TrPvJNZQavq06RlYbSAiTrcU', 0, '', '2026-11-22 05:48:29.038+00', NULL);


--
-- Data for Name: seeds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seeds VALUES ('built-in-articles', '2026-11-22 05:48:20.705+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('Pg8ji8q31G6H4DQziO1bC66SpqecXbpQ', 'tJvXHA_v5vaY7qld2NH6Ql3eRdtntk7zUbH8ChcInTo', 'b18eb0a2-cf15-42ca-aa49-2658db955edb', '2026-11-29 05:48:28.423+00', '', 'Unknown device', '2026-11-22 05:48:28.423+00', '2026-11-22 05:48:28.423+00', NULL);


--
-- Data for Name: set_up_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: site; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.site VALUES ('57add37a-0f7d-4969-b056-95f6cebd0bae', 'Q8diCa9N6vPq71VhLmovr5gakYkwvwbExGz_Ieicr0k', '2026-11-22 05:48:20.482+00', '2026-11-22 05:48:31.414+00');


--
-- Data for Name: two_factors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.two_factors VALUES ('9f053422-acf4-4191-82ec-ee139032ead7', 'b18eb0a2-cf15-42ca-aa49-2658db955edb', '5c533f72762bad053908a7c2f10ca2e1f2032f143c779645149fc7ad7ee3639be7835259172012d536fa320d766a3f98dff567dd4e2d5682ea65bda6da1941ca2a5dc02274bb464e', '988a4de52fd63282dcef8bbf22944409c4e233aa3a22c961abab04c4cc9badc3fa15c12c05f40a5f72c016be03c1359e5d378ac749af49b7ea96419b2aee70a1db301b4ce28c9a7577d7bb4358b2cff73d1e53e94fd44e7c0e5e358b3c80b8434248cf48efd2aacba3928d932efd77e8a81067a185cf40c76c103c51f6d79a055420511e14ca7cdda7e8c7ea282d98eeaa928a93d89b34361d2bab54bd5314d0a89958d485347fef3ca7f0d6463f358b9ba772aa24', true, 0, NULL);


--
-- Data for Name: user_roles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_roles VALUES ('b18eb0a2-cf15-42ca-aa49-2658db955edb', 'admin');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('fc6266e6-b412-48b0-a45d-752e00711b9d', '', 'reader@example.org', false, NULL, false, '2026-11-22 05:48:26.688+00', '2026-11-22 05:48:26.688+00');
INSERT INTO public.users VALUES ('76f3295e-413f-4b83-a06b-eb63491eaf34', '', 'late@example.org', false, NULL, false, '2026-11-22 05:48:27.184+00', '2026-11-22 05:48:27.184+00');
INSERT INTO public.users VALUES ('b18eb0a2-cf15-42ca-aa49-2658db955edb', '', 'owner@example.org', true, NULL, true, '2026-11-22 05:48:21.736+00', '2026-11-22 05:48:28.407+00');


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: youtube_videos; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.youtube_videos VALUES ('a95f16f5-9c56-478b-bcf2-74183eae838a', 'aaaaaaaaaa1', 'Pricing for growth', '', '/images/mg3a46kvvgj4txba-1280x720-cc3311.jpg', '', '', 'https://www.youtube.com/watch?v=aaaaaaaaaa1', '2026-11-22 05:48:26.474+00', true, false);
INSERT INTO public.youtube_videos VALUES ('2f229587-2820-4c2f-955e-ea228010f47f', 'bbbbbbbbbb2', 'Nine words', 'About Nine words.

https://example.com', '/images/29aa4egizyi9vdfj-480x360-127733.jpg', 'PT45S', '1204000', 'https://www.youtube.com/watch?v=bbbbbbbbbb2', '2024-12-19 08:30:00+00', true, true);


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
-- Name: email_links email_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT email_links_pkey PRIMARY KEY (token_hash);


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
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: passkeys passkeys_credential_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


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
-- Name: set_up_links set_up_links_pkey1; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.set_up_links
    ADD CONSTRAINT set_up_links_pkey1 PRIMARY KEY (token_hash);


--
-- Name: site site_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site
    ADD CONSTRAINT site_pkey PRIMARY KEY (id);


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
-- Name: article_search_by_fold; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX article_search_by_fold ON public.article_search USING btree (fold);


--
-- Name: article_search_trigrams; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX article_search_trigrams ON public.article_search USING gin (public.search_trigrams(body) COLLATE "C") WITH (fastupdate=off);
ALTER INDEX public.article_search_trigrams ALTER COLUMN 1 SET STATISTICS 0;


--
-- Name: articles_by_category; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_by_category ON public.articles USING btree (upper(TRIM(BOTH FROM replace(replace(replace(replace(replace(replace(replace(replace((category COLLATE "C"), chr(9), ' '::text), chr(10), ' '::text), chr(13), ' '::text), chr(160), ' '::text), '-'::text, ' '::text), ' '::text, (chr(9) || chr(10))), (chr(10) || chr(9)), ''::text), (chr(9) || chr(10)), ' '::text))), published_at DESC, id) INCLUDE (category);


--
-- Name: articles_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_by_date ON public.articles USING btree (published_at DESC, id);


--
-- Name: articles_creation_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX articles_creation_key ON public.articles USING btree (creation_key);


--
-- Name: email_links_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX email_links_by_expiry ON public.email_links USING btree (expires_at);


--
-- Name: email_links_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX email_links_by_user ON public.email_links USING btree (user_id, kind);


--
-- Name: growth_solutions_active; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX growth_solutions_active ON public.growth_solutions USING btree (is_active, published_at DESC, id);


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
-- Name: outbox_by_turn; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_by_turn ON public.outbox USING btree (next_at);


--
-- Name: passkeys_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id);


--
-- Name: sessions_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);


--
-- Name: verifications_by_identifier; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX verifications_by_identifier ON public.verifications USING btree (identifier);


--
-- Name: youtube_videos_active; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX youtube_videos_active ON public.youtube_videos USING btree (is_active, published_at DESC, id);


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

CREATE TRIGGER articles_version AFTER INSERT OR DELETE OR UPDATE OF id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version ON public.articles FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: growth_solutions growth_solutions_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER growth_solutions_version AFTER INSERT OR DELETE OR UPDATE ON public.growth_solutions FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: images images_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER images_version AFTER DELETE OR UPDATE OF alt, deleted_at ON public.images FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


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
-- Name: email_links email_links_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT email_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: passkeys passkeys_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


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


